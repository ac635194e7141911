import type { shots as English } from '../../en/targets/shots.ts';
import type { SameKeys } from '../../words.ts';

export const shots = {
  title: 'Il tiro del giorno',
  lead: 'Un tavolo per tutti, tre tentativi. Quanto ti avvicini?',
  stop: {
    amber: 'Ferma il tuo dado il più vicino possibile al centro dell’ambra.',
    jade: 'Ferma il tuo dado il più vicino possibile al centro della giada.',
    violet: 'Ferma il tuo dado il più vicino possibile al centro del viola.',
  },
  push: {
    amber: 'Spingi l’altro tuo dado il più vicino possibile al centro dell’ambra.',
    jade: 'Spingi l’altro tuo dado il più vicino possibile al centro della giada.',
    violet: 'Spingi l’altro tuo dado il più vicino possibile al centro del viola.',
  },
  terms:
    'Conta la distanza più piccola di tre tentativi, misurata da centro a centro. Il server aggiunge a ogni schicchera un piccolo scarto casuale.',
  toTable: 'Al tavolo',
  tries: 'Tentativo {{n}} di {{all}}',
  practice: 'Allenamento',
  mm: '{{mm}} mm',
  none: 'Nessuna distanza: un fallo, oppure la tua torre è caduta.',
  best: 'Il migliore finora: {{mm}} mm.',
  result: 'Il tuo risultato: {{mm}} mm.',
  noResult: 'Nessuno dei tuoi tentativi ha una distanza.',
  results: 'Ai risultati',
  changesNothing: 'Questo è allenamento: non cambia nulla.',
  watch: 'Rivedi {{mm}} mm',
  watched: 'Era uno dei tentativi migliori.',
  yours: 'I tuoi tentativi',
  bestTries: 'I tentativi migliori',
  bestText: 'Puoi rivederli al tavolo.',
  picture:
    'Numero di persone per distanza più piccola, da {{least}} a {{most}}. I numeri sono nella tabella qui sotto.',
  distance: 'Distanza',
  noDistance: 'Nessuna distanza',
  closed: 'Questo giorno è chiuso. Puoi giocare il suo tavolo su questo dispositivo, senza classifica.',
  play: 'Gioca questo tavolo',
  practise: 'Esercitati a questo tavolo',
  shareText: 'Caravanserai {{date}} · {{mm}} mm · meglio del {{percent}}%',
  shareAlone: 'Caravanserai {{date}} · {{mm}} mm',
  legend:
    'Un segno per ogni tentativo: un bersaglio per il nero, giallo per il disco, bianco per più lontano, una croce senza distanza.',
  verify: 'Come verificare il tiro',
} as const satisfies SameKeys<typeof English>;
