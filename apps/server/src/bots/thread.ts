import { type Port, type PortListener, threadPort } from '@caravanserai/contract';
import { Worker } from 'node:worker_threads';

export function openThread(file: URL, listener: PortListener): Port {
  return threadPort(new Worker(file), listener);
}
