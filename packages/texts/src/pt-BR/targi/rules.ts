import type { targiRules as English } from '../../en/targi/rules.ts';
import type { SameKeys } from '../../words.ts';

export const targiRules = {
  'TG-1':
    'Dois jogadores, azul e branco. Cada um tem três Targis e dois marcadores de Tribo, e começa com 2 tâmaras, 2 sal, 2 pimenta, 1 ouro e 4 pontos de vitória em fichas.',
  'TG-2': 'O estoque nunca acaba: cada um sempre recebe o que lhe cabe. Ouro não é mercadoria.',
  'TG-3':
    'O tabuleiro é um quadrado de cinco por cinco cartas. As dezesseis cartas de Fronteira seguem o sentido horário a partir do canto superior esquerdo, a 16: a carta 1 fica logo à direita dela. Os cantos 4, 8, 12 e 16 são assaltos. As linhas 1–11, 2–10 e 3–9 são verticais, e 5–15, 6–14 e 7–13 são horizontais; as duas pontas de uma linha ficam de frente uma para a outra.',
  'TG-4':
    'As cartas de Mercadoria e as cartas de Tribo são embaralhadas separadamente. As nove casas do centro recebem, na ordem de leitura, cartas viradas para cima do topo das pilhas, Mercadoria e Tribo alternadas: cinco cartas de Mercadoria nos cantos e no meio, quatro cartas de Tribo entre elas.',
  'TG-5':
    'O primeiro jogador fica com o amuleto. Nas regras impressas, é quem comeu tâmaras por último, ou então Azul; nesta mesa, você escolhe quem começa, ou há um sorteio.',
  'TG-6':
    'Uma rodada tem cinco partes: o Ladrão anda, os Targis são posicionados, os marcadores são colocados, as ações são realizadas, as novas cartas são reveladas.',
  'TG-7': 'No início de cada rodada, o Ladrão anda uma carta no sentido horário. Na primeira, ele entra na carta 1.',
  'TG-8':
    'Quando o Ladrão chega a um canto, primeiro há um assalto; depois ele anda logo mais uma carta. Por isso há no máximo doze rodadas.',
  'TG-9':
    'A partir do primeiro jogador, cada um posiciona um Targi por vez, até que todos estejam posicionados, três de cada lado.',
  'TG-10': 'Nenhum Targi pode ficar em um canto.',
  'TG-11': 'Nenhum Targi pode ficar na carta em que está o Ladrão. Ficar de frente para ele é permitido.',
  'TG-12': 'Nenhum Targi pode ficar em uma carta que já tem um.',
  'TG-13': 'Nenhum Targi pode ficar de frente para um Targi do oponente. Ficar de frente para um seu é permitido.',
  'TG-14':
    'Depois do último Targi, cada casa do centro em que se cruzam uma linha horizontal e uma vertical do mesmo jogador recebe o marcador dele. Em geral são dois; só um se dois Targis dividem uma linha, nenhum se os três estão em horizontais ou os três em verticais. Aqui não há nada a escolher.',
  'TG-15':
    'O primeiro jogador realiza todas as suas ações: um Targi usa a carta de Fronteira em que está, um marcador a carta do centro embaixo dele. A ordem é livre, mas cada ação é concluída antes da seguinte. Depois é a vez do outro.',
  'TG-16':
    'É possível abrir mão de qualquer ação, mas só por inteiro. A peça volta para o dono, e uma carta do centro de que se abriu mão continua virada para cima onde está.',
  'TG-17': 'Uma carta de Fronteira fica onde está depois de usada; o Targi volta para o dono.',
  'TG-18':
    'Uma carta do centro que foi usada deixa a sua casa, o marcador volta para o dono, e a casa recebe uma carta virada para baixo do outro tipo. Uma carta virada para baixo só entra em jogo depois de revelada.',
  'TG-19':
    'Quando é preciso uma carta e a pilha dela está vazia, o descarte daquele tipo é embaralhado e vira a nova pilha.',
  'TG-20':
    'O turno de um jogador acaba quando ele diz, e não sozinho quando acabam as peças: talvez ainda dê para baixar a carta da mão (TG-60). Do que não foi usado, ele abriu mão.',
  'TG-21':
    'Carta de Mercadoria: pegue tudo o que ela mostra. Uma carta que mostra as três mercadorias separadas por barras dá uma à escolha.',
  'TG-22':
    'Carta de Tribo: pague e baixe a carta no seu painel, ou guarde-a na mão se a mão estiver vazia, ou descarte-a.',
  'TG-23': 'A mão comporta uma carta. Ela não pode ser trocada, e só o Nobre pode descartá-la.',
  'TG-24':
    'Uma carta de Tribo custa exatamente as mercadorias e o ouro que mostra. Duas cartas mostram dois preços; escolha um.',
  'TG-25':
    'Os descontos tiram mercadorias do preço impresso, nunca ouro, e nunca abaixo de zero; você escolhe quais. Eles se somam, não valem para a carta que os traz e, em uma carta com dois preços, só agem no lado das mercadorias.',
  'TG-26':
    'O ouro guardado em uma carta (TG-70) só paga o ouro no preço de uma carta de Tribo. Ele não conta para o limite de três, nem para desempates, nem em um assalto. Você escolhe qual ouro paga.',
  'TG-27':
    'O painel tem três fileiras de quatro casas. Cada fileira é preenchida a partir da esquerda, sem vazios; você escolhe a fileira, e pode começar outra antes de completar uma. As cartas baixadas ficam onde estão.',
  'TG-28':
    'Com doze cartas, o painel está completo. A partir daí, as cartas de Tribo só podem ser guardadas ou descartadas.',
  'TG-29': 'Tâmaras (2, 7), Sal (3, 15) e Pimenta (6, 11): pegue 1 unidade dessa mercadoria.',
  'TG-30': 'Nobre (1): pague e baixe a carta da sua mão, ou descarte-a. Sem carta na mão, o Nobre não faz nada.',
  'TG-31':
    'Uma carta guardada nesta rodada só pode ser baixada com o Nobre em uma rodada posterior. Descartá-la é permitido na hora.',
  'TG-32':
    'Comerciante (5): quantas vezes você quiser em uma visita, três mercadorias iguais viram 1 ouro, ou duas mercadorias iguais viram 1 outra mercadoria.',
  'TG-33':
    'A visita ao Comerciante é uma só ação e termina quando você sai. Uma visita sem troca conta como ação de que se abriu mão: o Targi volta mesmo assim.',
  'TG-34':
    'Fata Morgana (9): mova um dos seus marcadores ainda não usados para outra carta do centro, que precisa estar virada para cima e sem marcador. O marcador pode então usar essa carta.',
  'TG-35':
    'Prateiro (10): uma única vez, duas mercadorias iguais por 1 ponto, quatro mercadorias iguais por 3 pontos, 1 ouro por 2 pontos ou 2 ouros por 4 pontos.',
  'TG-36': 'Caravana (13): vire a carta de Mercadoria do topo, pegue o que ela mostra e descarte-a.',
  'TG-37':
    'Expansão Tribal (14): compre a carta de Tribo do topo; pague e baixe a carta, guarde-a se a mão estiver vazia, ou descarte-a. O oponente não vê uma carta guardada.',
  'TG-38':
    'Depois das suas ações, um jogador pode ter no máximo 10 mercadorias e 3 ouros. O ouro que passa disso volta ao estoque; das mercadorias, o jogador escolhe quais devolver.',
  'TG-39': 'Quando os dois já agiram, todas as cartas viradas para baixo são reveladas e o amuleto muda de mãos.',
  'TG-40':
    'Se agora um painel tem doze cartas, a partida termina antes que o Ladrão ande de novo. Depois de uma décima segunda carta, portanto, a rodada vai até o fim, e o outro jogador ainda joga.',
  'TG-41':
    'Em um assalto, cada jogador perde mercadorias à própria escolha ou pontos: 1 mercadoria ou 1 ponto na carta 4, 2 mercadorias ou 1 ponto na 8, 3 mercadorias ou 2 pontos na 12, e 1 ouro ou 3 pontos na 16.',
  'TG-42':
    'Paga primeiro quem está com o amuleto na rodada que começa. Só fichas de pontos podem ser pagas, nunca os pontos impressos nas cartas baixadas.',
  'TG-43':
    'Um jogador que não pode pagar um assalto por inteiro nem com mercadorias nem com pontos não perde nada. Em vez disso, o oponente pega do estoque tantos pontos quantos eram devidos.',
  'TG-44':
    'Opção “perca o que tem”: em vez disso, esse jogador perde todas as suas mercadorias (no último assalto, todo o ouro) ou todas as suas fichas de pontos, e escolhe se tiver as duas coisas; o oponente não ganha nada. Exemplo: na carta 12, com 1 tâmara, 1 sal e 1 ponto, perdem-se as duas mercadorias ou o ponto.',
  'TG-45': 'O quarto assalto, na carta 16, encerra a partida.',
  'TG-46':
    'A pontuação é a soma das fichas de pontos, dos pontos impressos nas cartas baixadas, dos pontos dos efeitos delas e dos pontos das fileiras completas.',
  'TG-47':
    'Há cinco símbolos: Poço, Montador de Camelo, Oásis, Targia e Tenda. Uma fileira completa com quatro símbolos iguais vale 4 pontos, uma com quatro símbolos diferentes vale 2 pontos, e qualquer outra não vale nada.',
  'TG-48':
    'Vence a maior pontuação. No empate, vence quem tem mais ouro, depois quem tem mais mercadorias; se isso também empatar, a partida fica empatada e ninguém vence.',
  'TG-49':
    'Aberto para todos: os dois painéis, todas as fichas, as cartas viradas para cima, o tamanho das pilhas, os descartes e uma carta na mão que veio do centro, à vista de todos.',
  'TG-50':
    'Oculto: a ordem das pilhas e a face das cartas viradas para baixo. O tipo de uma carta virada para baixo é conhecido.',
  'TG-51':
    'Uma carta comprada com a Expansão Tribal só é conhecida por quem a comprou, até ser baixada ou descartada. Quem assiste não vê nenhuma dessas cartas enquanto a partida dura.',
  'TG-52': 'Opção “mãos à vista”: as cartas na mão e as cartas compradas são mostradas a todos, para aprender.',
  'TG-53':
    'No fim da partida, vale 1 ponto para cada duas cartas do símbolo indicado no seu painel, arredondando para baixo.',
  'TG-54': 'No fim da partida, vale 1 ponto se o seu painel tiver mais cartas que o do oponente.',
  'TG-55': 'No fim da partida, vale 2 pontos se for a quarta carta de uma fileira completa.',
  'TG-56':
    'Até duas das suas fileiras completas com quatro símbolos diferentes valem 4 pontos em vez de 2; uma terceira vale 2.',
  'TG-57': 'No fim da partida, vale 1 ponto se o seu painel tiver dez cartas ou mais.',
  'TG-58': 'Cada nova carta do símbolo indicado custa uma mercadoria a menos para você.',
  'TG-59': 'Baixar a carta da mão com o Nobre custa uma mercadoria a menos para você.',
  'TG-60':
    'A qualquer momento entre as suas ações, você pode baixar a carta da mão sem o Nobre por uma mercadoria a mais, à sua escolha, mesmo que a tenha guardado nesta rodada. Não durante uma visita ao Comerciante, nem enquanto uma carta comprada espera a sua decisão.',
  'TG-61':
    'Você pode posicionar um Targi na carta do Ladrão. Ele continua sem poder ficar de frente para um Targi do oponente.',
  'TG-62':
    'No Comerciante, 1 mercadoria também vira 1 outra. Em uma mesma visita, nenhuma mercadoria pode ser dada e também recebida nessa troca: depois de 1 tâmara por 1 sal, você não pode dar sal nem receber tâmaras. Três mercadorias iguais por 1 ouro continua como é.',
  'TG-63': 'Você não paga nada nos assaltos.',
  'TG-64':
    'Você ganha 1 ponto em cada assalto, inclusive no último, depois de pagar o que devia; se não deve nada, ganha do mesmo jeito. Não ganha se não pôde pagar.',
  'TG-65':
    'Uma vez por rodada, assim que a carta estiver baixada e uma carta de Mercadoria, do centro ou da Caravana, tiver dado a você naquela rodada, mesmo antes, a mercadoria indicada, você recebe mais uma dela. As cartas de Fronteira não contam.',
  'TG-66':
    'Se nenhuma carta de Mercadoria deu uma mercadoria a você nesta rodada, você recebe uma à escolha depois das suas ações e antes de conferir os limites de mercadorias e ouro (TG-38). Ouro e pontos não são mercadorias.',
  'TG-67':
    'Ao baixar, você recebe uma mercadoria à escolha para cada duas cartas no seu painel, contando esta, arredondando para baixo.',
  'TG-68':
    'Ao baixar, você recebe uma mercadoria à escolha para cada duas casas ainda livres no seu painel, arredondando para baixo.',
  'TG-69': 'Ao baixar, você recebe três mercadorias à escolha, em qualquer combinação, ou 1 ouro, ou 1 ponto.',
  'TG-70': 'Ao baixar, 1 ouro do estoque é posto nela. Ele pagará o ouro no preço de uma carta de Tribo posterior.',
  'TG-71':
    'Ao baixar, você pode reorganizar até duas das suas cartas, inclusive esta: trocá-las entre si, movê-las para o fim de fileiras, ou mover uma para o fim de uma fileira e pôr a outra no lugar dela. Nenhuma outra carta se move e nenhum vazio pode ficar.',
  'TG-72': 'Na próxima rodada, o oponente posiciona só dois Targis; o último posicionamento dele é pulado.',
} as const satisfies SameKeys<typeof English>;
