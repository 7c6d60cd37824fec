import { spoken } from '../../../i18n/spoken.ts'

/** What can be laid over the map. */
type OverlayName =
  | 'supply-0'
  | 'supply-1'
  | 'zoc-0'
  | 'zoc-1'
  | 'reach-0'
  | 'reach-1'
  | 'danger-0'
  | 'danger-1'
  | 'zones'

/** The names of what can be laid over the map. */
export const overlayWords = spoken<Readonly<Record<OverlayName, string>>>({
  en: {
    'supply-0': 'German supply',
    'supply-1': 'Allied supply',
    'zoc-0': 'German ZOC',
    'zoc-1': 'Allied ZOC',
    'reach-0': 'Reach of the Germans',
    'reach-1': 'Reach of the Allies',
    'danger-0': 'Where Germans can be attacked',
    'danger-1': 'Where Allies can be attacked',
    zones: 'Set-up zones',
  },
  fr: {
    'supply-0': 'Ravitaillement allemand',
    'supply-1': 'Ravitaillement allié',
    'zoc-0': 'ZDC allemandes',
    'zoc-1': 'ZDC alliées',
    'reach-0': 'Portée des Allemands',
    'reach-1': 'Portée des Alliés',
    'danger-0': 'Où les Allemands peuvent être attaqués',
    'danger-1': 'Où les Alliés peuvent être attaqués',
    zones: 'Zones de mise en place',
  },
})
