import { contract } from './contract.ts'
import { toy } from '../toy/index.ts'

contract(toy, { games: 40 })
