import type { targiTable as English } from '../../en/targi/table.ts';
import type { SameKeys } from '../../words.ts';

export const targiTable = {
  section: {
    setup: 'Der Aufbau',
    round: 'Eine Runde',
    placement: 'Targis und Marker setzen',
    actions: 'Aktionen ausführen',
    centre: 'Die Karten der Mitte',
    border: 'Die Randkarten',
    endOfRound: 'Das Ende einer Runde',
    raids: 'Überfälle und das Ende der Partie',
    scoring: 'Die Wertung',
    secrets: 'Was offen und was verdeckt ist',
    cards: 'Was Stammeskarten bewirken',
  },
  phase: {
    place: 'Targis setzen',
    act: 'Aktionen',
    trade: 'Beim Händler',
    drawn: 'Stammeserweiterung',
    gain: 'Waren wählen',
    rearrange: 'Umlegen',
    return: 'Waren zurückgeben',
    raid: 'Überfall',
    over: 'Partie beendet',
  },
  prompt: {
    place: '{{seat}}, setze einen Targi.',
    place_you: 'Setze einen Targi.',
    act: '{{seat}}, wähle eine Aktion oder beende deinen Zug.',
    act_you: 'Wähle eine Aktion oder beende deinen Zug.',
    trade: '{{seat}}, tausche noch einmal oder verlasse den Händler.',
    trade_you: 'Tausche noch einmal oder verlasse den Händler.',
    drawn: '{{seat}}, lege die gezogene Karte aus, behalte sie oder wirf sie ab: {{card}}.',
    drawn_you: 'Lege die gezogene Karte aus, behalte sie oder wirf sie ab: {{card}}.',
    gain: '{{seat}}, nimm {{tokens}}.',
    gain_you: 'Nimm {{tokens}}.',
    gainOrElse: '{{seat}}, nimm {{tokens}} oder stattdessen 1 Gold oder 1 Punkt.',
    gainOrElse_you: 'Nimm {{tokens}} oder stattdessen 1 Gold oder 1 Punkt.',
    rearrange: '{{seat}}, lege bis zu zwei Karten um oder lass deine Auslage, wie sie ist.',
    rearrange_you: 'Lege bis zu zwei Karten um oder lass deine Auslage, wie sie ist.',
    return: '{{seat}}, du hast mehr als zehn Waren. Gib {{tokens}} zurück.',
    return_you: 'Du hast mehr als zehn Waren. Gib {{tokens}} zurück.',
    raid: '{{seat}}, bezahle den Überfall: {{due}}.',
    raid_you: 'Bezahle den Überfall: {{due}}.',
    over: 'Die Partie ist zu Ende.',
  },
  option: {
    first: {
      blue: 'Blau beginnt.',
      white: 'Weiß beginnt.',
      drawn: 'Das Los bestimmt, wer beginnt.',
    },
    shortfall: {
      opponentGains:
        'Wer einen Überfall nicht bezahlen kann, verliert nichts; das Gegenüber bekommt die fälligen Punkte.',
      loseWhatYouHave:
        'Wer einen Überfall nicht bezahlen kann, verliert alles von einer Art; das Gegenüber bekommt nichts.',
    },
    hands: {
      closed: 'Gezogene Karten bleiben vor dem Gegenüber verborgen.',
      open: 'Handkarten und gezogene Karten liegen für alle offen.',
    },
  },
  refusal: {
    notYourTurn: 'Du bist nicht an der Reihe. Warte, bis dein Gegenüber fertig ist.',
    staleVersion: 'Am Tisch hat sich etwas geändert, seit du hingesehen hast. Sieh noch einmal hin und wähle dann.',
    cited: '{{text}} ({{rule}})',
  },
} as const satisfies SameKeys<typeof English>;
