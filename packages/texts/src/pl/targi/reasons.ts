import type { targiReasons as English } from '../../en/targi/reasons.ts';
import type { SameKeys } from '../../words.ts';

export const targiReasons = {
  'game-over': 'Partia się skończyła; nie można już nic zagrać.',
  'not-now': 'W tej chwili rundy to niemożliwe. Wybierz jeden z ruchów, które są teraz dostępne.',
  corner: 'Żaden Tuareg nie może stać w rogu. Wybierz kartę na jednym z boków.',
  robber: 'Na tej karcie stoi Złodziej. Wybierz inną; naprzeciwko Złodzieja wolno.',
  occupied: 'Na tej karcie stoi już Tuareg. Wybierz wolną.',
  'facing-opponent':
    'Ta karta leży naprzeciwko Tuarega przeciwnika. Wybierz kartę, której drugi koniec jest wolny lub twój.',
  'no-piece-there': 'Nie ma tam żadnego twojego pionka. Użyj karty, na której masz Tuarega lub znacznik.',
  'finish-first': 'Najpierw dokończ to, co zaczęte.',
  'face-down': 'Ta karta jest jeszcze zakryta. Wejdzie do gry, gdy zostaną odkryte nowe karty rundy.',
  'not-a-goods-card': 'Leży tam karta plemienia. Wyłóż ją, zachowaj lub odrzuć.',
  'not-a-tribe-card': 'Leży tam karta towarów. Możesz tylko wziąć to, co pokazuje.',
  'choose-a-good': 'Ta karta daje jeden dowolny towar. Powiedz który: daktyl, sól czy pieprz.',
  'no-choice-here': 'Ta karta nie daje wyboru. Bierzesz dokładnie to, co pokazuje.',
  'hand-full': 'Masz już kartę na ręce. Wyłóż nową albo ją odrzuć.',
  'hand-empty': 'Nie masz karty na ręce. Najpierw jakąś zachowaj, potem wróć.',
  'wrong-payment': 'To nie jest cena tej karty. Zapłać dokładnie tyle, ile teraz kosztuje.',
  'cannot-pay': 'Nie masz wszystkiego, co to kosztuje. Wybierz coś, za co możesz zapłacić.',
  'no-stored-gold': 'Na twoich kartach nie ma złota. Zapłać złotem ze swoich żetonów.',
  'row-full': 'Ten rząd ma już cztery karty. Wybierz inny.',
  'display-full':
    'Twój obszar plemienia ma już dwanaście kart. Kartę możesz tylko zachować, jeśli masz pustą rękę, albo odrzucić.',
  'kept-this-round':
    'Ta karta trafiła na rękę w tej rundzie. Szlachcic może ją wyłożyć od następnej rundy albo odrzucić teraz.',
  'needs-noble':
    'Bez Szlachcica możesz wyłożyć kartę z ręki tylko wtedy, gdy masz kartę plemienia, która na to pozwala.',
  'not-that-card': 'Z tej karty nie można po prostu czegoś wziąć. Towary bierz z kart Daktyle, Sól i Pieprz.',
  'bad-exchange':
    'Kupiec tego nie oferuje. Daj trzy jednakowe towary za 1 złoto albo dwa jednakowe towary za 1 inny towar.',
  'not-enough-goods': 'Nie masz dość tego towaru. Zaproponuj taki, którego masz dosyć.',
  'back-and-forth':
    'Podczas jednej wizyty nie można dać i dostać tego samego towaru jeden za jeden. Wybierz inną wymianę albo odejdź.',
  'no-marker': 'Nie masz tam niewykorzystanego znacznika. Wybierz pole, na którym leży twój.',
  'mirage-target': 'Znacznik nie może tam trafić. Wybierz odkrytą kartę centrum bez znacznika.',
  'bad-offer': 'Złotnik tego nie oferuje. Daj dwa lub cztery jednakowe towary albo 1 lub 2 złota.',
  'wrong-gain': 'To nie jest to, co ci się należy. Weź dokładnie tyle towarów, ile możesz wybrać.',
  'wrong-return': 'Oddaj dokładnie tyle towarów, ile masz ponad dziesięć.',
  'wrong-raid-payment': 'To nie wystarcza na napad. Zapłać to, czego żąda karta, na jeden z dwóch sposobów.',
  'bad-rearrangement': 'Przenieść można najwyżej dwie karty, pozostałe zostają na miejscu i nie może zostać luka.',
  'not-a-move': 'Nie ma takiego ruchu w tej grze. Wybierz ruch z listy.',
} as const satisfies SameKeys<typeof English>;
