import { expect, test } from 'vitest';
import { HOSTILE, isDisabled, LONG_WORD, render } from '#tests/harness/render/render.tsx';
import { Button, ButtonLink } from './button.tsx';

test('a button sends no form unless it says so', () => {
  expect(render(<Button>Print</Button>).get('button', 'Print').attrs).toMatchObject({
    type: 'button',
    class: 'button',
  });
  expect(render(<Button type="submit">Send</Button>).get('button', 'Send').attrs.type).toBe(
    'submit',
  );
});

test('a button passes on what it is given, with the look beside its classes', () => {
  const page = render(
    <Button kind="quiet" className="js-only" name="do" value="save" disabled>
      Save
    </Button>,
  );
  expect(page.get('button', 'Save').attrs).toMatchObject({
    class: 'button quiet js-only',
    name: 'do',
    value: 'save',
  });
  expect(isDisabled(page.get('button', 'Save'))).toBe(true);
  expect(render(<Button kind="danger">Delete</Button>).get('button').attrs.class).toBe(
    'button danger',
  );
});

test('a link can look like a button', () => {
  const page = render(
    <ButtonLink kind="quiet" to="/topics">
      Browse topics
    </ButtonLink>,
  );
  expect(page.get('link', 'Browse topics').attrs).toMatchObject({
    href: '/topics',
    class: 'button quiet',
  });
  expect(page.all('button')).toEqual([]);
});

test('long and hostile text is shown in full', () => {
  expect(render(<Button>{`${LONG_WORD} ${HOSTILE}`}</Button>).text).toBe(`${LONG_WORD} ${HOSTILE}`);
});
