import { browserHouse } from '../../../keeper/browserHouse.ts';
import { serveKeeper } from '../../../keeper/keeper.ts';
import { liarsDiceKeeper } from './keeper.ts';

const receive = serveKeeper(browserHouse('caravanserai-liars-dice'), liarsDiceKeeper);
addEventListener('message', ({ data }) => receive(data));
