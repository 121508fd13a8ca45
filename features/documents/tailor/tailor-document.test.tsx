import { expect, test } from 'vitest';
import type { Change, DocumentRequest } from '#features/printing/document-shapes.ts';
import { HOSTILE, isDisabled, LONG_WORD, render, valueIn } from '#tests/harness/render.tsx';
import type { Answer } from '../form/document-answer.ts';
import { partyBook, tailoring } from '../messages.ts';
import { PartyBook, PartyForm } from '../parties/saved-parties.tsx';
import { AcceptedChanges, TailorDocument } from './tailor-document.tsx';

const change: Change = { kind: 'replace', at: 1, clause: 'ask', was: 'Pay in ten days.', title: '', text: 'Pay in five days.' };
const added: Change = { kind: 'insert', at: 1, clause: 'ask', was: `${'before '.repeat(40)}the end.`, title: 'Late fee', text: HOSTILE };
const request: DocumentRequest = {
  ...{ documentType: 'demand_letter' as never, parties: [], details: {}, dates: { effective_date: '' }, jurisdiction: 'General' },
};
const citation = { text: '1 U.S. 2', status: 'not_in_index', sentence: 'We do not hold it.', href: '/cases/x' };
const tailored = {
  ...{ wish: LONG_WORD, leftOut: 2, model: 'model-1' },
  suggestions: [
    { change, citations: [], refused: false },
    { change: added, citations: [{ ...citation, status: 'impossible' }], refused: true },
  ],
} as unknown as NonNullable<Answer['tailored']>;
const answer = (more: Partial<Answer>): Answer => ({ failure: null, request, made: null, ...more });
const shown = (given?: Answer, options?: Parameters<typeof render>[1]) =>
  render(<TailorDocument address="/documents?type=x" request={request} provider="Example AI" answer={given} />, options);

test('without a provider there is only a sentence that says so', () => {
  const page = render(<TailorDocument address="/documents" request={request} />);
  expect(page.text).toBe(`${tailoring.title} ${tailoring.noProvider}`);
});

test('the wish is asked for with who will read it', () => {
  const page = shown();
  expect(page.described(page.field(tailoring.wish))).toBe(`${tailoring.wishExample} ${tailoring.sent('Example AI')}`);
  expect(page.field(tailoring.wish).attrs).toMatchObject({ required: '', maxlength: '2000' });
  expect(isDisabled(page.get('button', tailoring.suggest))).toBe(false);
  expect(page.faults()).toEqual([]);
});

test('a failed wish is announced and stays in its box', () => {
  const failure = { kind: 'unavailable' as const, message: tailoring.tooOften };
  const page = shown(answer({ wish: HOSTILE, failure }));
  expect(page.says('alert')).toEqual([tailoring.tooOften]);
  expect(valueIn(page.field(tailoring.wish))).toBe(HOSTILE);
  expect(shown(answer({ failure })).all('alert')).toEqual([]);
});

test('while the model is asked the button waits and old suggestions are gone', () => {
  const page = shown(answer({ tailored }), { fetcher: { busy: true } });
  expect(isDisabled(page.get('button', tailoring.suggesting))).toBe(true);
  expect(page.all('checkbox')).toEqual([]);
});

test('each suggestion says in words what goes and what comes; nothing is ticked; a wrong one cannot be', () => {
  const page = shown(answer({ tailored }));
  expect(page.text).toContain(`${tailoring.asked(LONG_WORD)} ${tailoring.count(2)} ${tailoring.leftOut(2)}`);
  expect(page.text).toContain(tailoring.byModel('model-1'));
  expect(page.get('group', tailoring.change(1))).toBeDefined();
  expect(page.says('del')[0]).toMatch(/^Removed: ten.* \(end\)$/);
  expect(page.says('ins')[0]).toMatch(/^Added: five.* \(end\)$/);
  expect(page.says('ins')[1]).toBe(`${tailoring.added} Late fee. ${HOSTILE} ${tailoring.end}`);
  expect(page.names('checkbox')).toEqual([tailoring.accept(1)]);
  expect('checked' in page.get('checkbox').attrs).toBe(false);
  expect(page.text).toContain(`${tailoring.wrong} We do not hold it.`);
  expect(page.text).toContain(tailoring.refused);
  expect(page.faults()).toEqual([]);
});

test('no suggestion is said, with nothing to apply', () => {
  const page = shown(undefined, { fetcher: { data: answer({ tailored: { ...tailored, suggestions: [], leftOut: 0 } }) } });
  expect(page.text).toContain(tailoring.none);
  expect(page.all('button', tailoring.apply)).toEqual([]);
});

test('accepted changes can each be taken back', () => {
  expect(render(<AcceptedChanges address="/d" request={request} />).text).toBe('');
  const page = render(<AcceptedChanges address="/d" request={{ ...request, changes: [change, added] }} />);
  expect(page.text).toContain(tailoring.accepted(2));
  expect(page.get('button', tailoring.takeBackOf(2)).attrs).toMatchObject({ name: 'do', value: 'drop-1' });
  expect(page.text).toContain(HOSTILE);
});

test('entries of the party book can be edited with a plan and deleted always', () => {
  const parties = [
    { id: 'a', name: HOSTILE, role: 'Sender', address: LONG_WORD },
    { id: 'b', name: 'Bob', role: '', address: '' },
  ];
  const page = render(<PartyBook parties={parties} mayEdit />);
  expect(page.get('button', `${partyBook.remove} ${HOSTILE}`).attrs.value).toBe('remove');
  expect(page.all('button', partyBook.save)).toHaveLength(2);
  expect(page.text).toContain(`${HOSTILE} Sender ${LONG_WORD}`);
  expect(page.faults()).toEqual([]);
  const free = render(<PartyBook parties={parties} mayEdit={false} />);
  expect(free.all('button').map(free.getName)).toEqual([`${partyBook.remove} ${HOSTILE}`, `${partyBook.remove} Bob`]);
  const blank = render(<PartyForm button={partyBook.addButton} />);
  expect(blank.described(blank.field('Role'))).toBe(partyBook.roleHint);
  expect(blank.faults()).toEqual([]);
});
