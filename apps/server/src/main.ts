import { serve } from './serve.ts';
import { settingsOrExit } from './settings.ts';

await serve(settingsOrExit(process.env));
