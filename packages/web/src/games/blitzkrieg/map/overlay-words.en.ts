export const words = {
  'supply-0': 'German supply',
  'supply-1': 'Allied supply',
  'zoc-0': 'German ZOC',
  'zoc-1': 'Allied ZOC',
  'reach-0': 'Reach of the Germans',
  'reach-1': 'Reach of the Allies',
  'danger-0': 'Where Germans can be attacked',
  'danger-1': 'Where Allies can be attacked',
  zones: 'Set-up zones',
}
