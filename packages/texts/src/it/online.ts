export { online } from '../en/online.ts';
