import type { flickWords as English } from '../../en/lessons/flick.ts';
import type { SameKeys } from '../../words.ts';

export const flickWords = {
  title: 'La tua prima schicchera',
  about: 'Tutto Targets in tre minuti, ogni regola con una schicchera.',
  ground: {
    title: 'Campo d’allenamento',
    about: 'Dieci schicchere verso un obiettivo e fino a tre stelle: disco, centro nero, torre, furto.',
  },
  tricks: {
    title: 'Tiri d’abilità',
    about: 'Un obiettivo, una schicchera: rubare, abbattere, spingere. Fino a tre stelle per tavolo.',
  },
  swipe: {
    title: 'La schicchera',
    first:
      'Ti diamo il benvenuto a Targets! Metti un dito o il mouse sul dado in cima alla tua torre, scorri verso i dischi e lascia andare.',
    firstKeys:
      'Ti diamo il benvenuto a Targets! Al tavolo le frecce mirano. Spazio avvia l’ago della forza, e di nuovo Spazio colpisce il dado.',
    firstElse:
      'Quel dado è perso: è scivolato o è uscito dal tavolo. La tua torre è di nuovo in piedi: scorri ancora una volta.',
    firstDone: 'Questa era una schicchera! I puntini mostrano la sua strada. Un dado resta dove si ferma.',
    disc: 'Più veloce è il gesto, più veloce è il dado. Deve fermarsi interamente sul disco.',
    discKeys: 'Più a destra fermi l’ago, più veloce è il dado. Deve fermarsi interamente sul disco.',
    discElse: 'Non interamente sul disco. Riprova.',
    discDone: 'Lì conta la sua faccia, alla fine del round.',
    side: 'Conta anche dove tocchi il dado. Comincia il gesto vicino al bordo sinistro o destro: il dado gira.',
    sideKeys:
      'Conta anche dove il dado è colpito. Premi tre volte il tasto del punto per colpirlo a destra, poi lancia.',
    sideElse: 'Era vicino al centro. Comincia più vicino al bordo sinistro o destro del dado.',
    sideDone:
      'Ha girato. Colpito forte in alto o in basso, fa cadere la tua torre: allora resta uno solo dei dadi caduti.',
  },
  black: {
    title: 'Targets!',
    aim: 'Ora il centro nero. Se il tuo dado lo tocca, dichiara «Targets!» e il disco è subito tuo.',
    call: 'Tocca il nero. Dichiara «Targets!» prima della prossima schicchera!',
    else: 'Non sul nero. Il tavolo è come prima: riprova, o lascia che ti mostri.',
    done: 'Quel disco è tuo definitivamente. Con quattro dischi vinci. Nessuno ti ricorda di dichiarare: tieni gli occhi aperti.',
  },
  double: {
    title: 'Double!',
    call: 'Il tuo ultimo dado mostra 4, come un altro dei tuoi. Dichiara «Double!» e scegli quale torna sulla tua torre.',
    else: 'Hai lanciato, ed era troppo tardi. Dichiara prima «Double!».',
    done: 'Così hai una schicchera in più in questo round.',
  },
  rivals: {
    title: 'I tuoi avversari',
    topple: 'Anche Blu ha una torre. Lancia forte e dritto!',
    toppleElse: 'È ancora in piedi. Più forte, e dritto!',
    toppleDone: 'Disarmato! Il dado più alto che è caduto è fuori per questo round; gli altri tornano sulla torre.',
    steal: 'Sotto la base di Blu c’è un disco, e non è ancora al sicuro. Ferma il tuo dado sopra per rubarlo.',
    stealElse: 'Non sopra. C’è spazio tra la base e il bordo del disco: riprova, o lascia che ti mostri.',
    stealDone: 'Rubato! Attenzione: anche ciò che è sotto la tua base può essere rubato.',
  },
  end: {
    title: 'La fine',
    round:
      'È l’ultimo dado del round. Lancialo: poi ogni disco va al totale più alto di un colore, e i totali uguali si annullano.',
    roundElse: 'Nessun disco per te stavolta: non spingere via il tuo 6.',
    roundDone:
      'Il tuo disco è sotto la tua base. Se nessuno lo ruba prima della fine del prossimo round, è tuo definitivamente.',
    money:
      'Il centro è vuoto: Money time, l’ultimo round. Mira al disco di Blu per rubarlo; poi conta tutto ciò che è conservato.',
    moneyElse: 'Ancora una volta: mira al disco di Blu.',
    done: 'Questo è tutto Targets: vince chi ha più dischi. Il resto lo impara la mano giocando.',
  },
} as const satisfies SameKeys<typeof English>;
