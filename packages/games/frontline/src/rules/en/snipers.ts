export const snipers = {
  title: 'Snipers',
  rules: {
    'FRL-SNI-1':
      'A sniper starts with his counter on Concealment Cover: cover 10 against everything that targets him.',
    'FRL-SNI-2': 'A sniper’s inherent cover always applies and adds to all other cover.',
    'FRL-SNI-3':
      'A sniper attacks or counter-attacks one soldier of an enemy section. He never fires at an armoured vehicle; unarmored vehicles and infantry guns may be hit.',
    'FRL-SNI-4':
      'The firer names the section and its owner the soldier; by discarding one extra action card at the declaration the firer names the soldier himself.',
    'FRL-SNI-5':
      'A sniper’s firepower is computed normally and the opponent may react normally; all the firepower left is drawn against the targeted soldier alone.',
    'FRL-SNI-6':
      'Declaring an attack or counter-attack turns the counter to its crosshair: Concealment Cover is lost at once, also against the excess of a counter-attack on the sniper. The counter lies on the targeted card until the fire is resolved, then returns to the sniper crosshair up.',
    'FRL-SNI-7': 'A sniper regains Concealment Cover by spending his action on Conceal.',
    'FRL-SNI-8':
      'A sniper’s counter-attack reduces the attack like any other; its excess hits the targeted soldier alone.',
    'FRL-SNI-9':
      'If the targeted soldier leaves his section’s card before damage is drawn, the fire is still resolved against him; if he has died, it is lost.',
    'FRL-SNI-10':
      'A sniper may move, prepare and have Instant cards played for him. Moving keeps Concealment Cover; his weapon has no ammo and never needs reloading, so he prepares to unpin or to draw.',
    'FRL-SNI-11':
      'Whatever a sniper attacks or counter-attacks with, a hand grenade included, follows FRL-SNI-3 to FRL-SNI-6. He cannot counter-attack an armoured attacker.',
  },
}
