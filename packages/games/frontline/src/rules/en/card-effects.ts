export const cardEffects = {
  title: 'Action cards one by one',
  rules: {
    'FRL-ACT-ATK':
      'Attack (Attack type): attack or counter-attack with +6 firepower. In a counter-attack the bonus is halved with the rest.',
    'FRL-ACT-COV':
      'Covering Fire (Attack type): counter-attack with a firepower that is not halved. It makes an attack only as a default card.',
    'FRL-ACT-DIG-1':
      'Dig-In (Instant): when one of your sections suffers firepower, place one or more Morale hits on its soldiers, each for 4 cover; no more hits than the firepower left calls for.',
    'FRL-ACT-DIG-2':
      'A hit placed by Dig-In beyond a soldier’s Morale, or on a soldier of Morale 0, is a Wound and still gives 4 cover.',
    'FRL-ACT-DIG-3':
      'Against a sniper’s fire only the targeted soldier may take the hits of Dig-In.',
    'FRL-ACT-DIG-4': 'Dig-In may place no hit that would kill the soldier.',
    'FRL-ACT-DT':
      'Double Time (Move type): advance two cards or retreat two cards, with every cost and benefit of the cards entered and left. If only one step is possible, at the end of the line or because of Burned-Out Buildings in the opponent’s turn, the card may not be played for its effect.',
    'FRL-ACT-FB-1':
      'Fall Back (Instant): at any time one of your sections retreats one card, pinned and wounded soldiers included, and has cover 10 until the end of the acting player’s turn.',
    'FRL-ACT-FB-2':
      'The retreat of Fall Back is compulsory: the card cannot be played for a section in its start point, nor out of or into Burned-Out Buildings in the opponent’s turn, unless an On Point soldier is in the section.',
    'FRL-ACT-FB-3':
      'Fall Back costs no action, leaves the section Acted or Not Acted as it was, and cannot be combined with Move Out.',
    'FRL-ACT-FLK-1':
      'Flanking Position (Move type, Lasting): the section advances, retreats or moves laterally, and the card stays with it.',
    'FRL-ACT-FLK-2':
      'When Flanking Position is played for its effect, the opponent must discard one Flanking Position they have in play, of their choice.',
    'FRL-ACT-FLK-3':
      'Each Flanking Position gives its section +2 firepower per terrain card behind it, from the card next to its own back to its start point, that included. The bonus is computed anew at each attack or counter-attack.',
    'FRL-ACT-FLK-4': 'Several Flanking Positions on one section add up.',
    'FRL-ACT-HTD':
      'Hit The Dirt (Instant): in the cover step, 4 cover for your section that suffers, 6 if it has a Cautious soldier.',
    'FRL-ACT-KEY-1':
      'Key Location (Instant, Lasting): play it with a Move action that ends in card 4, 5 or 6, by entering it or by a lateral move. While it is in play its owner draws one card at the start of each player’s turn.',
    'FRL-ACT-KEY-2': 'Only one Key Location can be in play in the whole game.',
    'FRL-ACT-KEY-3':
      'Key Location is discarded when its section moves in any way, Fall Back included, or when all its soldiers are pinned or wounded or both at the same time; a Tough soldier’s first Wound does not count. This is checked after every action, reaction, damage and organization phase.',
    'FRL-ACT-KEY-4':
      'The move with which Key Location is played does not discard it. Ruling: a section that moves away from its Key Location cannot play another with the same move, for cards are laid down at the declaration, when the first is still in play.',
    'FRL-ACT-MO':
      'Move Out (Instant): play it with a Move action; the section does not become Acted. It cannot go with Fall Back, and only one copy may be played per move.',
    'FRL-ACT-OBS': 'Obscured (Instant): play it with a Move action; no one may react to that move.',
    'FRL-ACT-PIO-1':
      'Pour It On (Attack type): attack or counter-attack with +10 firepower at range 0–1, +6 at 2–3, +4 at 4–5 and +0 at 6–7.',
    'FRL-ACT-PIO-2':
      'The ranges of Pour It On stop at 7, yet nine cards allow range 8. Ruling: +0 at range 8, continuing the last line.',
    'FRL-ACT-RAL-1':
      'Rally (Instant): at the start of your turn, before any other phase, remove one Pin, one Morale hit and one Wound from your soldiers, each from any one of them, vehicles and infantry guns included. There must be at least one such marker to remove.',
    'FRL-ACT-RAL-2': 'Several Rally cards may be played in the same turn.',
    'FRL-ACT-SL':
      'Stay Low (Move type): the section advances, retreats or moves laterally, and has cover 10 until the end of the acting player’s turn.',
  },
}
