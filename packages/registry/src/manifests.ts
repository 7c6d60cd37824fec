import { manifest as arras } from '@estafette/arras/manifest'
import { manifest as blitzkrieg } from '@estafette/blitzkrieg/manifest'
import { manifest as celles } from '@estafette/celles/manifest'
import { manifest as frontline } from '@estafette/frontline/manifest'
import type { GameManifest } from '@estafette/kernel'

/** The game packages, in the order of the shelf: the one list of them. */
export const manifests: readonly GameManifest[] = [arras, celles, blitzkrieg, frontline]
