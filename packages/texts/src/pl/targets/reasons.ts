import type { targetsReasons as English } from '../../en/targets/reasons.ts';
import type { SameKeys } from '../../words.ts';

export const targetsReasons = {
  'game-over': 'Partia się skończyła; nie można już nic zagrać.',
  'not-a-move': 'Nie ma takiego ruchu w tej grze.',
  'not-now': 'Teraz to niemożliwe. Zrób to, na co czeka stół.',
  'not-your-flick': 'To nie twoja kolej na pstrykanie. Możesz tylko ogłaszać.',
  'no-die-left': 'Na twojej podstawce nie ma już kości. Możesz tylko ogłaszać.',
  'not-whole': 'Pstryknięcie to cztery liczby całkowite.',
  'no-speed': 'Pstryknięcie potrzebuje trochę prędkości.',
  'too-fast': 'Żaden palec nie jest tak szybki: pstryknięcie ma najwyżej 4 m/s.',
  'beside-the-die': 'Kość chybiona. Traf w jej szerokość i wysokość.',
  'answer-first': 'Ktoś może jeszcze ogłosić Double. Następne pstryknięcie musi poczekać na odpowiedź.',
  'not-fallen': 'Ta kość nie spadła właśnie z twojej wieży. Zostaw taką, która spadła.',
  'not-in-the-middle': 'Ten krążek nie leży na środku. Wybierz taki, który leży.',
  'not-your-die': 'To nie jest twoja kość. Wybierz jedną ze swoich.',
  'not-on-black': 'Ta kość nie dotyka czarnego środka. Musi leżeć płasko i go sięgać.',
  'too-late': 'Za późno: ostatnie pstryknięcie nie ruszyło tej kości albo jej Targets unieważniono.',
  'die-used': 'Jednej z tych kości użyto już do ogłoszenia. Jedna kość, jedno ogłoszenie.',
  'not-a-double': 'To nie są dwie kości leżące płasko na stole z tą samą liczbą oczek.',
  'old-double': 'Ta para nie jest nowa. Double wymaga kości właśnie pstrykniętej lub przepchniętej na nową ściankę.',
  'double-after-steal': 'To pstryknięcie ukradło krążki, więc nie można z niego ogłosić Double.',
  'call-order': 'Inne ogłoszenie było wcześniejsze i zostało już wykonane. Ogłoś jeszcze raz.',
  'let-go': 'Twoje ogłoszenia są odpuszczone. Możesz znów ogłaszać po następnym pstryknięciu.',
  'nothing-to-let-go': 'Nie masz nic do ogłoszenia, więc nie ma czego odpuszczać.',
  'no-pas-vu': 'Przy tym stole nie gra się z „Pas vu, pas pris!”.',
  'own-targets': '„Pas vu, pas pris!” ogłasza się przeciw innym. Własną kością ogłoś „Targets!”.',
} as const satisfies SameKeys<typeof English>;
