import { contract } from '@estafette/kernel/contract'
import { celles } from './index.ts'

contract(celles)
