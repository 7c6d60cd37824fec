export const promotions = {
  title: 'Field promotions',
  rules: {
    'FRL-PROM-1':
      'When the leader of a section of two or more soldiers, himself a soldier card and not a vehicle or gun, dies and no one succeeds him, the owner gains one promotion right, bound to the survivors of that section.',
    'FRL-PROM-2':
      'In his organization phase the acting player may use a right: he discards one action card and names one of those survivors who is alive, has no Command, and is neither medic nor sniper. For the rest of the battle that soldier’s Command is the dead leader’s minus 1, at least 1.',
    'FRL-PROM-3':
      'A right not used in its owner’s next organization phase stays available as long as one of the survivors lives; each right is used once.',
    'FRL-PROM-4': 'A promotion changes neither victory points nor any other value.',
  },
}
