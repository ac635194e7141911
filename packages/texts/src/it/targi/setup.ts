import type { targiSetup as English } from '../../en/targi/setup.ts';
import type { SameKeys } from '../../words.ts';

export const targiSetup = {
  title: 'Una nuova partita di Targi',
  lead: 'Un gioco per due. Scegli chi gioca e accomodati.',
  who: 'Chi gioca?',
  bot: 'Tu contro un bot',
  botText: 'Gira su questo dispositivo e vede solo ciò che si vede dal suo posto.',
  friend: 'In due su questo dispositivo',
  friendText: 'Passatevi il dispositivo, o sedetevi fianco a fianco.',
  level: 'Quanto deve essere forte?',
  side: 'Le tue pedine',
  sideOf: { blue: 'Blu, tonde', white: 'Bianco, spigolose' },
  name: 'Il tuo nome',
  nameOf: { blue: 'Gioca con il blu', white: 'Gioca con il bianco' },
  curtain: 'Un sipario per i segreti',
  curtainText: 'Cala solo quando chi gioca dopo ha una carta che l’altro non deve vedere.',
  options: 'Regole della casa',
  optionsText: 'Come nel regolamento, se non le cambi.',
  shortfall: 'Quando una razzia non si può pagare',
  hands: 'Carte in mano',
  drop: 'Trascina qui un file .targi',
  equal: {
    name: 'Alla pari',
    text: 'Sceglie la sua forza in base ai tuoi ultimi risultati su questo dispositivo: ora livello {{level}}.',
  },
} as const satisfies SameKeys<typeof English>;
