import { expect, test } from 'vitest';
import type { Change, DocumentRequest } from '#features/printing/document-shapes.ts';
import {
  getFieldValue,
  HOSTILE,
  isDisabled,
  LONG_WORD,
  render,
} from '#tests/harness/render/render.tsx';
import type { Answer } from '../form/document-answer.ts';
import * as partyBook from '../messages/party-book.ts';
import * as tailoring from '../messages/tailoring.ts';
import { PartyForm, SavedParties } from '../parties/saved-parties.tsx';
import { AcceptedChanges, TailorDocument } from './tailor-document.tsx';

const change: Change = {
  kind: 'replace',
  at: 1,
  clause: 'ask',
  was: 'Pay in ten days.',
  title: '',
  text: 'Pay in five days.',
};
const added: Change = {
  kind: 'insert',
  at: 1,
  clause: 'ask',
  was: `${'before '.repeat(40)}the end.`,
  title: 'Late fee',
  text: HOSTILE,
};
const request: DocumentRequest = {
  documentType: 'demand_letter' as never,
  parties: [],
  details: {},
  dates: { effective_date: '' },
  jurisdiction: 'General',
};
const citation = {
  text: '1 U.S. 2',
  status: 'not_in_index',
  sentence: 'We do not hold it.',
  href: '/cases/x',
};
const tailored = {
  wish: LONG_WORD,
  leftOut: 2,
  model: 'model-1',
  suggestions: [
    { change, citations: [], refused: false },
    { change: added, citations: [{ ...citation, status: 'impossible' }], refused: true },
  ],
} as unknown as NonNullable<Answer['tailored']>;
const createAnswer = (more: Partial<Answer>): Answer => ({
  failure: null,
  request,
  made: null,
  ...more,
});
const renderTailor = (response?: Answer, options?: Parameters<typeof render>[1]) =>
  render(
    <TailorDocument
      pageUrl="/documents?type=x"
      request={request}
      provider="Example AI"
      answer={response}
    />,
    options,
  );

test('without a provider, shows only a message that none is connected', () => {
  const page = render(<TailorDocument pageUrl="/documents" request={request} />);
  expect(page.text).toBe(`${tailoring.title} ${tailoring.noProvider}`);
});

test('the instruction field names the provider that will receive it', () => {
  const page = renderTailor();
  expect(page.described(page.field(tailoring.instruction))).toBe(
    `${tailoring.instructionExample} ${tailoring.sent('Example AI')}`,
  );
  expect(page.field(tailoring.instruction).attrs).toMatchObject({
    required: '',
    maxlength: '2000',
  });
  expect(isDisabled(page.get('button', tailoring.suggest))).toBe(false);
  expect(page.faults()).toEqual([]);
});

test('announces a failure and keeps the instruction in its field', () => {
  const failure = { kind: 'unavailable' as const, message: tailoring.tooOften };
  const page = renderTailor(createAnswer({ wish: HOSTILE, failure }));
  expect(page.says('alert')).toEqual([tailoring.tooOften]);
  expect(getFieldValue(page.field(tailoring.instruction))).toBe(HOSTILE);
  expect(renderTailor(createAnswer({ failure })).all('alert')).toEqual([]);
});

test('disables the button and hides old suggestions while the model is asked', () => {
  const page = renderTailor(createAnswer({ tailored }), { fetcher: { busy: true } });
  expect(isDisabled(page.get('button', tailoring.suggesting))).toBe(true);
  expect(page.all('checkbox')).toEqual([]);
});

test('each suggestion labels removed and added text; none is checked, and one with a wrong citation cannot be', () => {
  const page = renderTailor(createAnswer({ tailored }));
  expect(page.text).toContain(
    `${tailoring.asked(LONG_WORD)} ${tailoring.count(2)} ${tailoring.leftOut(2)}`,
  );
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

test('shows a message and no apply button when there are no suggestions', () => {
  const page = renderTailor(undefined, {
    fetcher: { data: createAnswer({ tailored: { ...tailored, suggestions: [], leftOut: 0 } }) },
  });
  expect(page.text).toContain(tailoring.none);
  expect(page.all('button', tailoring.apply)).toEqual([]);
});

test('each accepted change can be undone', () => {
  expect(render(<AcceptedChanges pageUrl="/d" request={request} />).text).toBe('');
  const page = render(
    <AcceptedChanges pageUrl="/d" request={{ ...request, changes: [change, added] }} />,
  );
  expect(page.text).toContain(tailoring.accepted(2));
  expect(page.get('button', tailoring.takeBackLabel(2)).attrs).toMatchObject({
    name: 'do',
    value: 'drop-1',
  });
  expect(page.text).toContain(HOSTILE);
});

test('party book entries can be edited with a plan, and deleted without one', () => {
  const parties = [
    { id: 'a', name: HOSTILE, role: 'Sender', address: LONG_WORD },
    { id: 'b', name: 'Bob', role: '', address: '' },
  ];
  const page = render(<SavedParties parties={parties} mayEdit />);
  expect(page.get('button', `${partyBook.remove} ${HOSTILE}`).attrs.value).toBe('remove');
  expect(page.all('button', partyBook.save)).toHaveLength(2);
  expect(page.text).toContain(`${HOSTILE} Sender ${LONG_WORD}`);
  expect(page.faults()).toEqual([]);
  const free = render(<SavedParties parties={parties} mayEdit={false} />);
  expect(free.all('button').map(free.getName)).toEqual([
    `${partyBook.remove} ${HOSTILE}`,
    `${partyBook.remove} Bob`,
  ]);
  const blank = render(<PartyForm button={partyBook.addButton} />);
  expect(blank.described(blank.field('Role'))).toBe(partyBook.roleHint);
  expect(blank.faults()).toEqual([]);
});
