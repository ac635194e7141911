import { expect, test } from 'vitest';
import { measurePage, TABLES, type TableName } from '../../../scripts/pageSize.ts';

test.each(Object.keys(TABLES) as TableName[])(
  'the page of %s is small: `npm run bench -- size` tells by what',
  (table) => {
    expect(measurePage(table).countedBytes).toBeLessThanOrEqual(TABLES[table].barKb * 1000);
  },
);
