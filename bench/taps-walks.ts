// The ways to five things on a phone: with the screens of today, and with those of commit d9a77d8.
import type { Locator, Page } from '@playwright/test';

/** What a hand can do. `see` scrolls to it and looks. */
export type Hand = {
  page: Page;
  main: Locator;
  tap: (target: Locator) => Promise<void>;
  see: (target: Locator) => Promise<void>;
  type: (field: Locator, text: string) => Promise<void>;
  /** The key of the keyboard that sends. */
  send: () => Promise<void>;
  choose: (list: Locator, value: string) => Promise<void>;
};
export type Walk = (hand: Hand) => Promise<void>;

const QUESTION = 'My employer did not pay me';
/**
 * So far from the words of the library that no answer is clear enough to stand above the results.
 */
const LOOSE_QUESTION = "my boss won't pay me";
/** Of the Wage and Hour Division. */
const WAGES_NUMBER = 'a[href="tel:+18664879243"]';
/** Of legal aid in Texas. */
const AID_NUMBER = 'a[href="tel:+18007338394"]';

async function ask({ main, type, send }: Hand, question: string): Promise<void> {
  await type(main.getByRole('combobox', { name: 'Search' }), question);
  await send();
  await main.getByRole('heading', { name: 'Search Results' }).waitFor();
}

async function readQuestion(hand: Hand): Promise<void> {
  await ask(hand, LOOSE_QUESTION);
  await hand.tap(hand.main.getByRole('link', { name: /^My employer did not pay me/ }));
  await hand.see(hand.main.locator('#faq-unpaid-wages-final-paycheck'));
}

const LETTER = {
  'Effective Date': '2027-03-01',
  'Amount Owed': '684',
  'Due Date': '2027-02-05',
  'What Happened': 'I worked from January 18 to January 31 and was not paid',
  'How Counted': '38 hours at $18.00 an hour',
  Proof: 'my schedule and my text messages',
  'Pay By Date': '2027-03-15',
  'How To Pay': 'by check to my address above',
  'Contact Details': 'ann@example.com',
};
const PARTIES = [
  { name: 'Ann Lee', address: '1 Main Street, Albany, NY 12207' },
  { name: 'Harbor Diner, Inc.', address: '200 Lake Avenue, Albany, NY 12207' },
];

/** `before` is missing where the screens before had no way. */
export const WALKS: { want: string; now: Walk; before?: Walk }[] = [
  {
    want: 'an answer',
    now: async (hand) => {
      await ask(hand, QUESTION);
      await hand.see(hand.main.getByRole('region', { name: 'Short answer' }));
    },
    before: readQuestion,
  },
  { want: 'an answer, asked loosely', now: readQuestion, before: readQuestion },
  {
    want: 'a number to call about it',
    now: async (hand) => {
      await ask(hand, QUESTION);
      await hand.tap(
        hand.main
          .getByRole('region', { name: 'Short answer' })
          .getByRole('link', { name: 'Who can help' }),
      );
      await hand.see(hand.main.locator(WAGES_NUMBER).first());
    },
    // The first hit was a guide that named the office without its number.
    before: async (hand) => {
      await ask(hand, QUESTION);
      await hand.tap(hand.main.locator('a[href="/topics/employment"]').first());
      await hand.see(hand.main.locator(WAGES_NUMBER).first());
    },
  },
  {
    want: 'legal aid of my state',
    now: async ({ main, page, tap, choose, see }) => {
      await choose(page.getByLabel('Your state'), 'TX');
      await tap(main.getByRole('link', { name: 'Urgent help' }));
      await see(main.locator(AID_NUMBER).first());
    },
    before: async ({ main, page, tap, choose, see }) => {
      await tap(main.getByRole('link', { name: 'Find Legal Help' }));
      await choose(page.getByLabel('Your state'), 'TX');
      await see(main.locator(AID_NUMBER).first());
    },
  },
  {
    want: 'a finished demand letter',
    now: async ({ main, tap, type, choose, see }) => {
      await tap(main.getByRole('link', { name: /^Write a letter/ }));
      await tap(main.getByRole('link', { name: 'unpaid wages' }));
      for (const [index, { name, address }] of PARTIES.entries()) {
        const party = main.getByRole('group', { name: new RegExp(`^Party ${index + 1}`) });
        await type(party.getByLabel('Full Name'), name);
        await type(party.getByLabel('Address'), address);
        if (!(await party.getByLabel('Role').inputValue()))
          await choose(party.getByLabel('Role'), index === 0 ? 'Sender' : 'Recipient');
      }
      for (const [label, text] of Object.entries(LETTER))
        await type(main.getByLabel(label, { exact: true }), text);
      await tap(main.getByRole('button', { name: 'Generate Document' }));
      await see(main.getByRole('button', { name: 'Download: PDF' }));
    },
  },
  {
    want: 'a deadline',
    now: async ({ main, tap, type, see }) => {
      await tap(main.getByRole('link', { name: /^Count a deadline/ }));
      await tap(main.getByRole('group', { name: 'What happened?' }).getByText('I was sued'));
      await type(main.getByLabel('Date of the event'), '2027-01-11');
      await tap(main.getByRole('button', { name: 'Count the days' }));
      await see(main.locator('#result-title'));
    },
    // No page of the frame led to it: a guide did.
    before: async (hand) => {
      const { main, tap, type, choose, see } = hand;
      await ask(hand, 'I was sued');
      await tap(main.getByRole('link', { name: 'How to answer a debt lawsuit' }));
      await tap(main.locator('a[href^="/deadlines"]').first());
      await choose(main.locator('select[name=preset]'), 'answer-complaint');
      await type(main.getByLabel(/^Date of the event/), '2027-01-11');
      await tap(main.getByRole('button', { name: /Count/ }));
      await see(main.locator('#result-title'));
    },
  },
];
