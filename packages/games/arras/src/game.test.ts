import { contract } from '@estafette/kernel/contract'
import { arras } from './index.ts'

contract(arras)
