import { expect, test } from 'vitest';
import { HOSTILE, LONG_WORD, render } from '#tests/harness/render/render.tsx';
import { PopoverNote } from './popover-note.tsx';

test('a note has a name, a way on and a button that closes it', () => {
  const page = render(
    <PopoverNote
      id="note"
      label="Garnishment"
      link={<a href="/dictionary/garnishment">Read the entry</a>}
      close="Close"
    >
      {LONG_WORD} {HOSTILE}
    </PopoverNote>,
  );
  expect(page.names('note')).toEqual(['Garnishment']);
  expect(page.text).toBe(`${LONG_WORD} ${HOSTILE} Read the entry Close`);
  expect(page.get('button', 'Close').attrs).toMatchObject({
    type: 'button',
    popovertarget: 'note',
    popovertargetaction: 'hide',
  });
  expect(page.faults()).toEqual([]);
});

test('inside a sentence it is made of spans', () => {
  const page = render(
    <p>
      <PopoverNote as="span" id="note" label="Text" link={null} close="Close">
        The text.
      </PopoverNote>
    </p>,
  );
  expect(page.elements.map(({ tag }) => tag)).toEqual(['p', 'span', 'span', 'button']);
});
