import type { targetsRules as English } from '../../en/targets/rules.ts';
import type { SameKeys } from '../../words.ts';

export const targetsRules = {
  'TT-1':
    'Dwóch, trzech lub czterech graczy: czerwony, niebieski, żółty i zielony, w tej kolejności, zgodnie z ruchem wskazówek zegara. Każdy ma drewnianą podstawkę i trzy kości w swoim kolorze.',
  'TT-2':
    'Jest dziewięć krążków, po trzy w trzech kolorach. Jedna strona pokazuje tarczę z czarnym środkiem, druga gwiazdę. Trzy leżą na środku stołu tarczą do góry, w odstępie szerokości kości; sześć odkłada się na bok.',
  'TT-3':
    'Każda podstawka stoi po stronie swojego gracza, najwyżej 20 cm od krążków; bliżej, jako fory, jeśli tak ustalicie.',
  'TT-4': 'Każdy gracz układa trzy swoje kości na podstawce: to jest wieża.',
  'TT-5': 'Wybierasz, kto zaczyna, decyduje los albo zaczyna ten, kto pierwszy ogłosi „Targets!”.',
  'TT-6':
    'W swojej turze pstrykasz górną kość własnej wieży. Kierunek, siła i miejsce uderzenia decydują, dokąd poleci. Zostaje tam, gdzie się zatrzyma, chyba że któryś wiersz niżej mówi inaczej.',
  'TT-7':
    'Potem pstryka następny gracz zgodnie z ruchem wskazówek zegara. Gracza bez kości na podstawce się pomija; jeśli kości ma tylko jeden gracz, pstryka jeszcze raz.',
  'TT-8': 'Runda kończy się, gdy nikt nie ma kości na podstawce.',
  'TT-9':
    'Kość jest warta tyle, ile pokazuje jej górna ścianka, a na krążku liczy się tylko wtedy, gdy nie dotyka niczego poza nim.',
  'TT-10':
    'Gdy wszystkie kości się zatrzymają, najpierw rozstrzyga się faule (TT-12), potem rozbrojone wieże (TT-17), potem kradzieże (TT-18). Następnie można ogłaszać (TT-27).',
  'TT-11':
    'Wieża popchnięta, która nie straciła kości, wraca prosto na swoje miejsce, razem z podstawką, z kośćmi w tej samej kolejności.',
  'TT-12': 'Faul kosztuje kość: odpada ona w tej rundzie i trafia pod podstawkę właściciela.',
  'TT-13': 'Kość, która opuści stół, to faul, czy była pstryknięta, czy popchnięta.',
  'TT-14': 'Pstryknięta kość, która ślizgała się bez toczenia, to faul.',
  'TT-15':
    'Kość, która zatrzyma się na podstawce lub wieży, to faul, tak samo jak pstryknięta kość, która zostaje na swojej podstawce.',
  'TT-16':
    'Gdy jednym pstryknięciem kilka kości opuści twoją wieżę, zostawiasz jedną z nich na stole. Liczy się jako pstryknięta, a pozostałe to faule.',
  'TT-17':
    'Rozbrojenie: gdy pstryknięcie strąci kości z cudzych wież, jedna z nich, i tylko jedna w sumie, odpada w tej rundzie. Pozostałe wracają na swoje wieże.',
  'TT-18':
    'Kradzież: gdy twoja kość, pstryknięta lub popchnięta przez ciebie, zatrzyma się na krążkach odłożonych pod podstawką przeciwnika (TT-32), od razu zabierasz je wszystkie i odkładasz pod swoją podstawkę.',
  'TT-19': 'Po pstryknięciu, które coś ukradło, nie można ogłosić Double.',
  'TT-20':
    'Gdy twoja kość dotyka czarnego środka krążka na środku stołu, choćby częściowo, niezależnie od tego, kto ją pstryknął lub popchnął, możesz ogłosić „Targets!”. Krążek jest od razu zabezpieczony: obraca się go na stronę z gwiazdą, liczy się jako jeden i nie można go ukraść.',
  'TT-21':
    'Wszystkie kości, które dotykają tak zdobytego krążka, odpadają w tej rundzie i wracają pod podstawki właścicieli.',
  'TT-22': 'Jeśli kilka kości dotyka tego samego czarnego środka, krążek zdobywa pierwsze ogłoszenie.',
  'TT-23':
    'Targets, którego nikt nie ogłosił, przepada: kość zostaje, a ogłosić ją można znów dopiero po ruszeniu. Krążków pod podstawkami nie zdobywa się w ten sposób.',
  'TT-24':
    'Gdy dwie kości jednego gracza leżą na stole i pokazują tę samą ściankę, gracz może ogłosić „Double!” i odłożyć jedną z nich na szczyt swojej wieży. Kości w wieżach się nie liczą.',
  'TT-25':
    'Double można ogłosić tylko wtedy, gdy jest nowy: jedną z dwóch kości właśnie pstryknięto albo przepchnięto na nową ściankę.',
  'TT-26': 'Kość służy tylko do jednego ogłoszenia, Targets albo Double.',
  'TT-27':
    'Ogłaszać można od chwili, gdy kości się zatrzymają, aż do następnego pstryknięcia. Po błędnym ogłoszeniu nie możesz ogłaszać przez dwie sekundy.',
  'TT-28': 'Ogłoszenia wykonuje się jedno po drugim, w kolejności, w jakiej padły.',
  'TT-29':
    'Swoje ogłoszenia możesz odpuścić. Gdy nikt nie ma już kości do pstryknięcia, runda kończy się, gdy wszyscy powiedzą, że nie mają nic więcej do ogłoszenia.',
  'TT-30':
    'Przy stole można włączyć „automatyczne ogłaszanie”. Wtedy stół od razu ogłasza Targets za każdego gracza, najpierw za pstrykającego, potem zgodnie z ruchem wskazówek zegara, a przed następnym pstryknięciem pyta każdego, kto może ogłosić Double.',
  'TT-31': 'Na koniec każdej rundy oprócz pierwszej każdy krążek odłożony pod podstawką zostaje zabezpieczony.',
  'TT-32':
    'Potem każdy krążek ze środka dostaje gracz, którego kości mają na nim największą sumę. Odkłada się go pod jego podstawkę do końca następnej rundy.',
  'TT-33': 'Równe sumy znoszą się nawzajem i liczy się następna niższa.',
  'TT-34':
    'Jeśli w rundzie nie zdobyto krążka przez Targets i żadnego się nie przyznaje, gracz, który ją zaczął, wybiera krążek ze środka i go usuwa.',
  'TT-35':
    'Potem środek uzupełnia się do trzech krążków, dopóki są odłożone. Wszyscy odbudowują wieże ze wszystkich swoich kości, a zaczyna następny gracz zgodnie z ruchem wskazówek zegara.',
  'TT-36':
    'Money time: gdy nie ma już krążków na środek, a jakieś są pod podstawkami, gra się ostatnią rundę, żeby kraść i bronić. Potem odłożone krążki zostają zabezpieczone.',
  'TT-37': 'Gdy nie ma już krążka na środku, na boku ani pod podstawką, partia od razu się kończy.',
  'TT-38': 'Partia kończy się od razu, gdy gracz ma cztery zabezpieczone krążki, dzięki Targets lub na koniec rundy.',
  'TT-39': 'Wygrywa gracz z największą liczbą zabezpieczonych krążków.',
  'TT-40':
    'Gracze z równą, największą liczbą krążków grają Golden Targets: jeden krążek na środku gwiazdą do góry i odbudowane wieże.',
  'TT-41':
    'Każdy z nich pstryka całą wieżą z trzech kości, wszyscy jednocześnie. Przepada tylko kość, która opuści stół, i niczego się nie ogłasza.',
  'TT-42': 'Wygrywa gracz, którego kości mają na krążku największą sumę.',
  'TT-43':
    'Jeśli jest remis albo na krążku nie ma nikogo, spośród remisujących wygrywa ten, którego kości mają największą sumę na całym stole.',
  'TT-44': 'Jeśli i to daje remis, remisujący pstrykają jeszcze raz.',
  'TT-45':
    'Pas vu, pas pris: dopóki Targets jest otwarty i nieogłoszony, każdy inny gracz może go unieważnić, ogłaszając „Pas vu, pas pris!”.',
  'TT-46':
    '3 × 3: partię gra się w trzech setach. Każdy set ma trzy krążki jednego koloru, a środka nie uzupełnia się między rundami.',
  'TT-47': '3 × 3: runda, w której nikt nie zdobył krążka, usuwa jeden, jak zwykle.',
  'TT-48':
    '3 × 3: set kończy się, gdy środek jest pusty, i dopiero wtedy zabezpiecza się odłożone krążki. Nie ma Money time.',
  'TT-49':
    'Drużyny: czterech graczy, dwóch na dwóch, partnerzy naprzeciwko siebie. Przed pierwszą rundą para wymienia się jedną kością i każdy wstawia ją gdziekolwiek do swojej wieży. Odtąd należy do gracza, w którego wieży stoi.',
  'TT-50':
    'Drużyny: sumy liczą się według koloru kości, a krążek trafia pod podstawkę tego koloru. Przykład: Żółty pstryka czerwoną kość ze swojej wieży, ale jej ścianka liczy się dla Czerwonego.',
  'TT-51': 'Drużyny: krążki pary liczą się razem, do czwartego krążka i do wygranej. Kraść można tylko przeciwnikom.',
  'TT-52': 'Warianty można dowolnie łączyć, są zapisane razem z partią.',
  'TT-53':
    'Wszystko na stole jest jawne dla wszystkich. Nikt nie wie, jak kości staną w wieży, zanim zostanie odbudowana: decyduje los.',
  'TT-54': 'Wszystko inne zależy od graczy: takie samo pstryknięcie takiej samej wieży zawsze kończy się tak samo.',
} as const satisfies SameKeys<typeof English>;
