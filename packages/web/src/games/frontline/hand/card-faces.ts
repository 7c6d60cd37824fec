import { forceSource, NATIONS, nation, type Soldier } from '@estafette/frontline/screen'
import { spoken } from '../../../i18n/spoken.ts'

/** What force cards say in words: the nation, the rank, the weapon. */
interface FaceWords {
  readonly nations: Readonly<Record<(typeof NATIONS)[number], string>>
  /** Ranks and weapons that have another name than in the data; German ranks stay German. */
  readonly others: Readonly<Record<string, string>>
}

const en: FaceWords = {
  nations: { us: 'United States', uk: 'United Kingdom', de: 'Germany' },
  others: {},
}

const fr: FaceWords = {
  nations: { us: 'États-Unis', uk: 'Royaume-Uni', de: 'Allemagne' },
  others: {
    '2nd Lieutenant': 'Sous-lieutenant',
    Corporal: 'Caporal',
    'Infantry gun': 'Canon d’infanterie',
    'Lance-Corporal': 'Caporal suppléant',
    Private: 'Soldat',
    'Private 1st Class': 'Soldat de 1re classe',
    Sapper: 'Sapeur',
    Sergeant: 'Sergent',
    'Technician 5': 'Technicien 5',
    Vehicle: 'Véhicule',
    '.30 machine gun': 'Mitrailleuse .30',
    '.50 machine gun': 'Mitrailleuse .50',
    '17-pounder and MG': '17 livres et MG',
    '2-inch mortar': 'Mortier de 2 pouces',
    '37mm gun and MGs': '37 mm et MG',
    '57mm gun': 'Canon de 57 mm',
    '6-pounder': 'Canon de 6 livres',
    '60mm mortar': 'Mortier de 60 mm',
    '7.5 cm KwK 40 and MGs': 'KwK 40 et MG',
    '7.5 cm KwK 42 and MGs': 'KwK 42 et MG',
    '7.5 cm Pak 40': 'Pak 40 de 7,5 cm',
    '7.5 cm StuK 40 and MG': 'StuK 40 et MG',
    '7.5 cm leIG 18': 'leIG 18 de 7,5 cm',
    '75mm gun and MGs': '75 mm et MG',
    '76mm gun and MGs': '76 mm et MG',
    '8 cm mortar': 'Mortier de 8 cm',
    '8.8 cm KwK 36 and MGs': 'KwK 36 et MG',
    'Bren (mounted)': 'Bren (sur affût)',
    'Kar 98k ZF sniper rifle': 'Kar 98k ZF à lunette',
    'Lifebuoy flamethrower': 'Lance-flammes Lifebuoy',
    'M1 carbine': 'Carabine M1',
    'M1903A4 sniper rifle': 'M1903A4 à lunette',
    'M1911 pistol': 'Pistolet M1911',
    'M1919 machine gun': 'Mitrailleuse M1919',
    'M2 flamethrower': 'Lance-flammes M2',
    'MG 34 (mounted)': 'MG 34 (sur affût)',
    'P 38 pistol': 'Pistolet P 38',
    'Thompson SMG': 'PM Thompson',
    'Vickers machine gun': 'Mitrailleuse Vickers',
    'Webley revolver': 'Revolver Webley',
  },
}

const words = spoken<FaceWords>({ en, fr })

const inWords = (text: string): string => words().others[text] ?? text

/** The rank on a card; what a vehicle or a gun is. */
export function rankOf(x: Soldier): string {
  return inWords(forceSource[x]!.rank)
}

/** The nation of a card. */
export function nationName(x: Soldier): string {
  return words().nations[NATIONS[nation[x]!]!]
}

/** The weapon on a card. */
export function weaponName(x: Soldier): string {
  return inWords(forceSource[x]!.weapon)
}
