import type { targiEffects as English } from '../../en/targi/effects.ts';
import type { SameKeys } from '../../words.ts';

export const targiEffects = {
  scorePerTwo: 'Na koniec daje 1 punkt za każde dwie karty w twoim obszarze plemienia z symbolem: {{symbol}}.',
  scoreIfMoreCards: 'Na koniec daje {{points}}, jeśli twój obszar plemienia ma więcej kart niż obszar przeciwnika.',
  scoreIfFourth: 'Na koniec daje {{points}}, jeśli leży jako czwarta w pełnym rzędzie.',
  scoreVariedRows_one: 'Na koniec {{count}} z twoich pełnych rzędów z czterema różnymi symbolami daje {{points}}.',
  scoreVariedRows_few: 'Na koniec do {{count}} twoich pełnych rzędów z czterema różnymi symbolami daje po {{points}}.',
  scoreVariedRows_many: 'Na koniec do {{count}} twoich pełnych rzędów z czterema różnymi symbolami daje po {{points}}.',
  scoreVariedRows_other:
    'Na koniec do {{count}} twoich pełnych rzędów z czterema różnymi symbolami daje po {{points}}.',
  scoreIfCards_one: 'Na koniec daje {{points}}, jeśli twój obszar plemienia ma co najmniej {{count}} kartę.',
  scoreIfCards_few: 'Na koniec daje {{points}}, jeśli twój obszar plemienia ma co najmniej {{count}} karty.',
  scoreIfCards_many: 'Na koniec daje {{points}}, jeśli twój obszar plemienia ma co najmniej {{count}} kart.',
  scoreIfCards_other: 'Na koniec daje {{points}}, jeśli twój obszar plemienia ma co najmniej {{count}} karty.',
  discount: 'Każda kolejna karta z symbolem {{symbol}} kosztuje cię o jeden towar mniej.',
  nobleDiscount: 'Wyłożenie karty z ręki u Szlachcica kosztuje cię o jeden towar mniej.',
  layFromHand: 'Między swoimi akcjami możesz wyłożyć kartę z ręki bez Szlachcica, płacąc jeden towar więcej.',
  placeOnRobber: 'Możesz postawić Tuarega na karcie Złodzieja.',
  traderOneForOne: 'U Kupca możesz też wymienić jeden towar na jeden inny.',
  raidShield: 'Nic nie płacisz przy napadach.',
  raidVp: 'Przy każdym napadzie dostajesz 1 punkt, gdy zapłacisz, co się należy.',
  goodsBonus: 'Raz na rundę, gdy karta towarów daje ci {{some}}, dostajesz dodatkowo {{tokens}}.',
  dryRoundGood:
    'Jeśli w tej rundzie żadna karta towarów nie dała ci towaru, po swoich akcjach dostajesz 1 dowolny towar.',
  gainPerLaid: 'Przy wyłożeniu: 1 dowolny towar za każde dwie karty w twoim obszarze plemienia, łącznie z tą.',
  gainPerFree: 'Przy wyłożeniu: 1 dowolny towar za każde dwa wolne pola w twoim obszarze plemienia.',
  gainChoice: 'Przy wyłożeniu: {{goods}} albo {{gold}}, albo {{points}}.',
  storeGold: 'Przy wyłożeniu: połóż 1 złoto z puli na tej karcie. Pokrywa złoto w cenie późniejszej karty plemienia.',
  rearrange: 'Przy wyłożeniu: możesz przełożyć do dwóch kart swojego obszaru plemienia.',
  fewerTargis: 'Przy wyłożeniu: w następnej rundzie przeciwnik stawia tylko dwóch Tuaregów.',
} as const satisfies SameKeys<typeof English>;
