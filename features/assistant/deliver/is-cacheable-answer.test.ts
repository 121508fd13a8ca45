import { describe, expect, test } from 'vitest';
import { library } from '#tests/harness/fakes/temporary-library.ts';
import { isCacheable } from './is-cacheable-answer.ts';

/** 100 questions, labeled before the rule was tried on them. */
const CACHEABLE = `
What are my rights if I am being evicted?
How do I file for child support?
How does small claims court work?
How do I respond to a traffic ticket?
What are the steps to get a divorce?
What is the statute of limitations?
Can my landlord keep my security deposit?
can my landlord keep my security deposit in texas
Can my landlord keep my security deposit in Ohio?
My landlord changed the locks. What can I do?
What happens if I don't pay my credit card?
Do I have to let the police into my house?
Can I be fired for being pregnant?
how do i stop debt collectors from calling me
What is the difference between a felony and a misdemeanor?
Do I need a lawyer for bankruptcy?
Can I record a phone call?
What should I do if I get a DUI?
How do I make a will?
who gets custody when parents are not married
Can my employer read my emails?
What do I do after a car accident?
How can I fix a mistake on my credit report?
someone stole my identity what do i do first
Is it legal to work without a contract?
Can a school search my phone?
How do I get a restraining order?
What does probate mean?
Does my landlord have to fix the heat?
Can I break my lease early?
How do I apply for asylum?
Can I sue my neighbor over a fence?
What is a living trust?
My boss will not pay me overtime. Is that legal?
am i allowed to see my medical records
What is wrongful termination?
How do I change my name after a divorce?
Can the IRS take my house?
What is fair use?
How do I register a trademark?
do i have to pay taxes on a gift
Can a store refuse to give me a refund?
What happens at an arraignment?
How do I get my record expunged?
Can I get unemployment if I quit?
Is my landlord allowed to enter without notice?
`;
const NOT_CACHEABLE = `
My landlord Kevin Doyle changed the locks. What can I do?
my husband john wants custody
my ex carlos won't pay child support
My boss Mr. Patterson fired me for being pregnant
can i sue acme plumbing over my kitchen
I got a ticket on March 3, what do I do?
my hearing is tomorrow, do i need a lawyer
I was arrested last night for DUI
My eviction court date is next week
I was fired on Tuesday. Can I get unemployment?
I owe $5,000 on a credit card. What can they do?
they want five hundred dollars for the deposit
he owes me ten grand from a loan
My landlord wants 60 days notice, is that legal?
i am 17 and pregnant can i be fired
my rent is three months late
I live at 12 Oak Lane and my landlord won't fix the heat
the apartment on maple street has no heat
my email is sam@example.com can i sue
I have case number 23-CV-1044, what happens now?
My social security number is 123-45-6789, was it stolen?
I live in Houston. Can my landlord keep my deposit?
My daughter Emma was hurt at school
can i get custody of emma and noah
How do I evict my tenant Rosa?
my neighbor bill took down my fence
Bill's dog bit me. Can I sue?
Officer Young searched my car. Is that legal?
my lawyer is named grant and he will not call me
Dr. Nguyen operated on the wrong knee
i worked at walmart and they did not pay me overtime
Can Amazon read my emails?
my ssn ends in four two one
the accident was in june
I turned eighteen. Can I change my name?
I was born in Guatemala. How do I apply for asylum?
My second DUI, what should I expect?
can kowalski and sons keep my deposit
we got married on christmas, can we annul it
my birthday is coming up, when does support end
rent went up twice, is that legal
a friend in Baton Rouge was arrested
my sister mary has a restraining order
is attorney bob loblaw licensed
i crashed into a tesla on the highway
my teacher, mrs. albright, took my phone
I was hurt at Costco. Can I sue?
see https://example.com/lease is this lease legal
call me at five five five one two one two
my landlady frances wont fix the heat
I am from El Paso and need a lawyer
my wife rose left with the kids
my roommate mark does not pay rent
`;
const splitLines = (text: string) => text.trim().split('\n');
const CACHEABLE_QUESTIONS = splitLines(CACHEABLE);
const PERSONAL_QUESTIONS = splitLines(NOT_CACHEABLE);

test('has at least 99 labeled questions, and rejects one that is too long', () => {
  expect(CACHEABLE_QUESTIONS.length + PERSONAL_QUESTIONS.length).toBeGreaterThanOrEqual(99);
  expect(isCacheable(`What are my rights? ${'Can my landlord do that? '.repeat(9)}`, library)).toBe(
    false,
  );
});

describe('allows a question that reveals nothing about a person', () => {
  test.each(CACHEABLE_QUESTIONS)('%s', (question) =>
    expect(isCacheable(question, library)).toBe(true),
  );
});

describe('rejects names, dates, money, addresses and numbers', () => {
  test.each(PERSONAL_QUESTIONS)('%s', (question) =>
    expect(isCacheable(question, library)).toBe(false),
  );
});
