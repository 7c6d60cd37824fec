import { contract } from './contract.ts'
import { toy, toyHills } from '../toy/index.ts'

contract(toy, { games: 40 })
contract(toyHills, { games: 16 })
