export const sections = {
  title: 'Sections',
  rules: {
    'FRL-SEC-1':
      'Every living soldier belongs to exactly one section, and a section stands in exactly one terrain card.',
    'FRL-SEC-2':
      'A led section has a leader, with Command 1 or more, and at most as many soldiers as his Command, himself included.',
    'FRL-SEC-3': 'A leader alone is a led section.',
    'FRL-SEC-4':
      'A soldier without Command who is in no led section is an unled section by himself; an unled section has exactly one soldier.',
    'FRL-SEC-5': 'A soldier with Assistant does not count against his leader’s Command.',
    'FRL-SEC-6':
      'A soldier with Command may serve under another leader: he is then an ordinary member and his Command is unused.',
    'FRL-SEC-7': 'A sniper is always alone in his section; not even an Assistant may join him.',
    'FRL-SEC-8':
      'A vehicle or an infantry gun is always its own section; it has Command 1 and so is a led section. Only Assistants may join an infantry gun, and no one a vehicle.',
    'FRL-SEC-9': 'Any number of sections of either side may stand in one terrain card.',
    'FRL-SEC-10':
      'In the organization phase the acting player may freely rearrange their soldiers in the same terrain card, making, joining, leaving, swapping or dissolving sections; each soldier leaves at most once and joins at most once, and pinned, wounded and broken ones may be rearranged too. One who leaves takes with him the section’s cover “until end of turn”; one who joins has that of the section he joins.',
    'FRL-SEC-11':
      'Sections are not rearranged at any other time, except as FRL-MOVE-6 and FRL-SEC-12 force it.',
    'FRL-SEC-12':
      'When a leader dies, after the resolution a member with Command takes over, the owner choosing among several; if the members, Assistants not counted, are more than his Command allows, the owner says who stays and the others become sections of one, unled or, with Command, led. Without a successor every survivor becomes an unled section. All keep the Acted or Not Acted state and any cover “until end of turn”.',
    'FRL-SEC-13':
      'A lasting card (Flanking Position, Key Location) belongs to the section and stays with the part that keeps the leader or sole soldier it was played on. It is discarded if that soldier dies or leaves to serve under another leader, or if the section ceases to exist; when a successor takes over by FRL-SEC-12 it stays with his section.',
    'FRL-SEC-14':
      'A pinned, wounded or broken leader still leads: his section stays led for holding terrain, for Open Ground and for the attacks of its other soldiers.',
  },
}
