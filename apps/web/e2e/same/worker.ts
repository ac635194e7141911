import { hashesHere } from '../../../../scripts/sameEverywhere/hashes.ts';

void hashesHere().then((hashes) => postMessage(hashes));
