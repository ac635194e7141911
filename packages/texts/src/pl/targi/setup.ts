import type { targiSetup as English } from '../../en/targi/setup.ts';
import type { SameKeys } from '../../words.ts';

export const targiSetup = {
  title: 'Nowa partia gry Tuareg',
  lead: 'Gra dla dwojga. Wybierz, kto gra, i usiądź.',
  who: 'Kto gra?',
  bot: 'Ty przeciw botowi',
  botText: 'Działa na tym urządzeniu i widzi tylko to, co widać z jego miejsca.',
  friend: 'Dwie osoby na tym urządzeniu',
  friendText: 'Podawajcie sobie urządzenie albo siądźcie obok siebie.',
  level: 'Jak silny ma być?',
  side: 'Twoje pionki',
  sideOf: { blue: 'Niebieskie, okrągłe', white: 'Białe, kanciaste' },
  name: 'Twoje imię',
  nameOf: { blue: 'Gra niebieskimi', white: 'Gra białymi' },
  curtain: 'Kurtyna dla tajemnic',
  curtainText: 'Opada tylko wtedy, gdy następna osoba ma kartę, której druga nie może widzieć.',
  options: 'Zasady domowe',
  optionsText: 'Zasady drukowane, o ile ich nie zmienisz.',
  shortfall: 'Gdy nie da się zapłacić za napad',
  hands: 'Karty na ręce',
  drop: 'Upuść tu plik .targi',
  equal: {
    name: 'Równy tobie',
    text: 'Dobiera siłę do twoich ostatnich wyników na tym urządzeniu: teraz poziom {{level}}.',
  },
} as const satisfies SameKeys<typeof English>;
