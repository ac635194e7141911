import type { home as English } from '../en/home.ts';
import type { SameKeys } from '../words.ts';

export const home = {
  title: 'Caravanserai · gioca a Targi e Targets online',
  description:
    'Un tavolo open source per due giochi da tavolo, Targi e Targets. Gioca contro i bot o con gli amici, sullo stesso dispositivo o online, senza account, e leggi le regole complete, con ogni carta e ogni chiarimento.',
  skip: 'Vai al contenuto',
  tables: 'Tavoli',
  hero: {
    kicker: 'Open source · nessun account richiesto · non ufficiale',
    title: 'Una locanda con due tavoli',
    lead: 'Qui ti aspettano due giochi da tavolo: un duello silenzioso sotto il cielo del deserto e una chiassosa mischia di dadi lanciati a schicchere. Accomodati.',
  },
  about: {
    label: 'Informazioni su Caravanserai',
    openTitle: 'Porte aperte',
    open: 'Tutto il programma è open source, con licenza MIT. Leggilo, apri la tua locanda, mandaci un miglioramento.',
    quietTitle: 'Ingresso libero',
    quiet:
      'Nessun account richiesto, niente pubblicità, niente tracciamento. Questa pagina non carica nulla da altri siti, e le partite contro il computer restano nel tuo browser.',
    fairTitle: 'Rispetto per gli autori',
    fair: 'Un progetto non ufficiale, senza legami con alcun editore. Parole e disegni sono nostri. Se un gioco ti piace, compra la scatola: ne vale la pena.',
  },
  footer: {
    docs: 'Documentazione',
    translate: 'Aiuta a tradurre',
    licences: 'Licenze',
    source: 'Codice sorgente',
    issues: 'Segnala un difetto',
    credits:
      'Targi è un gioco di Andreas Steiger, Targets è di Wilfried Fort. I giochi appartengono ai loro autori ed editori, che non partecipano a questo progetto.',
    licence: 'Il software è libero, con licenza MIT.',
    top: 'Torna su',
  },
} as const satisfies SameKeys<typeof English>;
