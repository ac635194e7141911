import { browserHouse } from '../../../keeper/browserHouse.ts';
import { serveKeeper } from '../../../keeper/keeper.ts';
import { targiKeeper } from './keeper.ts';
import { openBrowserThinker } from './thinker.ts';

const receive = serveKeeper(browserHouse('caravanserai-targi'), targiKeeper(openBrowserThinker()));
addEventListener('message', ({ data }) => receive(data));
