import { DrizzleQueryError } from 'drizzle-orm/errors';
import pg from 'pg';
import { describe, expect, test } from 'vitest';
import { createLog } from './log.ts';

function logged(write: (log: ReturnType<typeof createLog>) => void, level = 'info') {
  const lines: string[] = [];
  write(createLog(level, { write: (line: string) => void lines.push(line) }));
  return lines;
}
const one = (write: Parameters<typeof logged>[0]) => logged(write).join('');

test('a line is JSON with a level by name and a time', () => {
  const line = JSON.parse(one((log) => log.info({ requestId: 'r' }, 'request')));
  expect(line).toEqual({
    level: 'info',
    time: expect.stringMatching(/^\d{4}-.+Z$/),
    requestId: 'r',
    msg: 'request',
  });
});

test('levels below the chosen one are left out', () => {
  expect(logged((log) => [log.info({}, 'a'), log.warn({}, 'b')], 'warn')).toHaveLength(1);
  expect(logged((log) => log.error({}, 'a'), 'silent')).toHaveLength(0);
});

describe('secrets that slip into fields are cut', () => {
  test.each(['email', 'password', 'token', 'secret', 'authorization', 'cookie'])('%s', (name) => {
    const line = one((log) =>
      log.info({ [name]: 'hunter2', a: { [name]: 'hunter2', b: { [name]: 'hunter2' } } }, 'm'),
    );
    expect(line).not.toContain('hunter2');
    expect(line.split('[cut]')).toHaveLength(4);
  });
});

describe('errors keep what helps and lose what people typed', () => {
  function databaseError(parts: Partial<pg.DatabaseError>): pg.DatabaseError {
    return Object.assign(new pg.DatabaseError(parts.message ?? '', 1, 'error'), parts);
  }
  test('a database error without the row and without the values', () => {
    const cause = databaseError({
      message: 'duplicate key value violates unique constraint "email_unique"',
      code: '23505',
      detail: 'Key (email)=(ann@example.com) already exists.',
      where: 'ann@example.com',
    });
    const error = new DrizzleQueryError(
      'insert into "t" ("email") values ($1)',
      ['ann@example.com'],
      cause,
    );
    const line = one((log) => log.error({ err: error }, 'failed'));
    expect(line).not.toContain('ann@');
    expect(JSON.parse(line).err).toMatchObject({
      code: '23505',
      message: expect.stringContaining('duplicate key value'),
    });
    expect(JSON.parse(line).err.stack).toContain('log.test.ts');
  });
  test('the values of a failed query also when no cause is known', () => {
    const line = one((log) =>
      log.error({ err: new DrizzleQueryError('select $1', ['ann@example.com']) }, 'failed'),
    );
    expect(line).not.toContain('ann@');
    expect(line).toContain('select $1');
  });
  test('a value that the database could not read', () => {
    const error = databaseError({
      message: 'invalid input syntax for type uuid: "my landlord \\"Bob\\" hit me"',
      code: '22P02',
    });
    const line = one((log) => log.error({ err: error }, 'failed'));
    expect(line).not.toMatch(/landlord|Bob/);
    expect(line).toContain('invalid input syntax for type uuid');
  });
  test('a recipient that a mail server repeats', () => {
    const error = new Error(
      'all recipients were rejected: 550 5.1.1 <ann.b+c@mail.example.com>: unknown (ann@example.com)',
    );
    const line = one((log) => log.error({ err: error }, 'failed'));
    expect(line).not.toMatch(/ann|example/);
    expect(line).toContain('550 5.1.1');
  });
  test('text that could not be parsed', () => {
    for (const text of ['my husband hits me', '{"question":"my husband hits me"']) {
      let error: unknown;
      try {
        JSON.parse(text);
      } catch (caught) {
        error = caught;
      }
      expect(one((log) => log.error({ err: error }, 'failed'))).not.toContain('husband');
    }
  });
  test('more lines of a message, also those that look like places in the code', () => {
    const line = one((log) =>
      log.error({ err: new Error('first\n    at my bank the PIN is 1234\nlast') }, 'failed'),
    );
    expect(line).not.toMatch(/PIN|last/);
  });
  test('the innermost cause is what is told', () => {
    const error = new Error('outer', {
      cause: new Error('middle', { cause: new TypeError('inner') }),
    });
    expect(JSON.parse(one((log) => log.error({ err: error }, 'failed'))).err).toMatchObject({
      type: 'TypeError',
      message: 'inner',
    });
  });
  test('what is no error is told by type alone', () => {
    expect(JSON.parse(one((log) => log.error({ err: 'ann@example.com' }, 'failed'))).err).toEqual({
      type: 'string',
    });
  });
});
