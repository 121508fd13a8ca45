// The measure of triage: sentences as people write them, half of them urgent, half of them near misses. Not written from the
// phrases in content/triage.yml.
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { loadLibrary } from '#features/library/load-library.server.ts';
import { triage } from './triage.ts';

const { library } = loadLibrary(join(import.meta.dirname, '..', '..', 'content'));
const idsOf = (text: string) => triage(library.triage, text).map((line) => line.id);

const URGENT: Record<string, string[]> = {
  'self-harm': [
    'I lost custody and I just want to die',
    'honestly thinking about killing myself over this debt',
    'after the foreclosure i dont want to be alive anymore',
    'my kids would be better off without me',
    'im feeling suicidal because of the lawsuit',
  ],
  'violence-at-home': [
    'my husband hits me when he drinks, can I get him out of the house?',
    'My boyfriend choked me last night and I dont know what to do',
    'she threw a plate and then punched me in the face, can a man get a restraining order',
    'He put his hands on me again',
    'im scared of my ex, he keeps showing up',
    "I'm being abused by my wife and have nowhere to go",
    'my partner gets violent and the lease is in both our names',
    'how do I leave an abusive marriage with no money',
    'My son is 25 and he beats me and takes my social security check',
    'hes been hitting me for years and i want a divorce',
    'my bf strangeled me and the police did nothing',
    'I am afraid to go home tonight',
    'my stepdad hurts my mom and us, im 16',
    'can i break my lease, my girlfriend is beating me',
  ],
  'sexual-assault': [
    'I was raped by my landlord',
    'my manager sexually assaulted me at the christmas party',
    'a coworker forced me to have sex with him on a work trip',
  ],
  threat: [
    'my neighbor threatened to kill me over the fence',
    'ex says he is going to shoot me if i file for custody',
    'someone keeps sending me death threats online',
    'He is threatning to hurt my family if I testify',
    'my ex is stalking me, follows me home from work',
  ],
  'child-danger': [
    'my ex is hitting my kids during his weekends',
    'daughter came home from dads with bruises all over',
    'I think the babysitter is abusing my son',
    'the neighbor leaves her kids alone at home all night',
    'his new girlfriend is using meth around our children',
  ],
  'child-taken': [
    'my ex took my son and wont tell me where they are',
    'The father refuses to bring my daughter back after visitation',
    'my wife ran off with our kids to another state',
    'my child is missing and the police say wait',
  ],
  trafficking: [
    'my boss took my passport and wont let me leave',
    'they are forcing me to work without pay to pay off my trip here',
    'a man is making my sister prostitute herself',
  ],
  'officers-at-the-door': [
    'ICE took my dad this morning',
    'immigration agents are outside my house what do I do',
    'my brother was detained by immigration and we cant find him',
    'my husband is in ICE custody in Louisiana',
    'he is getting deported on friday',
  ],
  'arrest-now': [
    'my son just got arrested for shoplifting',
    'I was arrested last night for dui',
    'my brother is in jail and we cant pay bail',
    'a detective wants to talk to me about a robbery',
    'there is a warrant out for my arrest what should i do',
    'cops are at my door right now',
    'how do i get my boyfriend out of jail tonight',
    'Im thinking of turning myself in tomorrow',
    'the police called me and want me to come down to the station',
    'my husband got arested yesterday',
  ],
  'lockout-or-sheriff': [
    'the sheriff posted a paper on my door saying we have to leave',
    'landlord changed the locks while i was at work',
    'my landlord locked me out and my medicine is inside',
    'we are getting evicted tomorrow with two babies',
    'i have 3 days to move out',
    'they put all our stuff out on the street',
    'got a 24 hour notice to vacate',
    'i have to be out of my apartment by friday',
    'the marshal is coming to evict us',
    'got locked out of my apartment by the owner',
    'a writ of possession was taped to my door',
  ],
  'court-within-days': [
    'I have court tomorrow and no lawyer',
    'my eviction hearing is on monday',
    'arraignment is this week, what do i say',
    'I missed my court date, what happens now',
    'my trial is in two days and my lawyer quit',
    'the answer is due tomorrow and i have not written it',
    'i go in front of the judge on thursday',
  ],
  'utilities-off': [
    'landlord shut off my water',
    'they are going to turn off our electricity and i have a baby',
    'we have had no heat in our apartment for a week',
    'the power was cut off because the landlord didnt pay',
    'I smell gas and the landlord will not answer',
  ],
  'medical-emergency': [
    'the hospital refused to treat my wife because we have no insurance',
    'the ER turned us away with a sick child',
    'my dad is having a heart attack and the ambulance wont come',
  ],
};

const CALM = [
  'he has never hit me but we argue a lot, can i get custody',
  'I was arrested in 2005 and want expungement',
  'How do I clear an arrest from my record?',
  'can i be arrested for not paying a credit card',
  'someone hit me in a parking lot and drove off, my bumper is broken',
  'a truck hit my car and his insurance will not pay',
  'How does a restraining order work?',
  'What is the difference between assault and battery?',
  'my tenant stopped paying, how long does an eviction take',
  'I want to evict my roommate, do i need to go to court',
  'how much notice does my landlord have to give to raise the rent',
  'landlord wants to change the carpet and bill me',
  'I got locked out of my bank account',
  'does life insurance pay for suicide',
  'my uncle committed suicide and left no will',
  'what happens to a house when the owner dies',
  'My court case was dismissed in 2019, why is it on a background check',
  'what are the court hours in small claims',
  'how do i file in small claims court',
  'do i need a lawyer for traffic court',
  'can i appeal a decision from last month',
  'my ex was arrested years ago for dui, does it affect custody',
  'how long does a felony stay on my record',
  'can the police search my car without a warrant',
  'do i have to answer police questions at a traffic stop',
  'what is an arrest warrant',
  'can i be deported if i get divorced',
  'how do i renew my green card',
  'does a misdemeanor hurt my citizenship application',
  'I slipped on ice outside a store and broke my wrist',
  'my boss cut my hours after i complained',
  'my employer is not paying overtime',
  'they took my tax refund for old child support',
  'how do i get my child support lowered',
  'my son wants to live with his dad, at what age can he choose',
  'my daughter got hurt at school, can we sue',
  'kids were in the car when we crashed, who pays the doctor',
  'my child was bitten by a dog',
  'can i leave my 12 year old home alone legally',
  'we have a baby, can both parents take fmla',
  'my wife is threatening to divorce me',
  'my landlord is threatening to raise my rent',
  'a debt collector threatened to sue me',
  'my neighbor threatened to call the hoa',
  'he never threatened me or hurt me, we just grew apart',
  'i am not being abused, i just want a fair divorce',
  'she did not hit me, the police report is wrong',
  'my ex beat me in court last year and i owe legal fees',
  'falsely accused of hitting my girlfriend, what now',
  'how do I write a will',
  'can i take my kids on vacation out of state',
  'power of attorney for my mother who is in the hospital',
  'the hospital bill is wrong, how do i fight it',
  'can i sue the hospital for malpractice, my dad died',
  'the water bill is too high, can the city do that',
  'is solar power on my roof allowed by the hoa',
  'is a landlord required to provide air conditioning',
  'gas station overcharged my card',
  'credit card company turned me down, why',
  'how do i change my name after divorce',
  'i lost my passport, how do i replace it',
  'my passport expired while waiting for a visa',
  'is there a deadline to file for unemployment',
  'when are taxes due this year',
  'what happens at an arraignment',
  'can i get out of jury duty',
  'can my employer fire me for missing a day for court',
  'i forgot to pay a parking ticket',
  'what is a writ',
  'can someone record me without asking',
  'how long do i have to sue after a fall',
];

test('what is urgent is seen, and what is not raises no alarm', () => {
  const cases = Object.entries(URGENT).flatMap(([id, texts]) => texts.map((text) => ({ id, text })));
  expect(cases.length + CALM.length).toBeGreaterThanOrEqual(120);
  const missed = cases.filter(({ id, text }) => !idsOf(text).includes(id)).map(({ id, text }) => `${id}: ${text} → ${idsOf(text)}`);
  const alarms = CALM.filter((text) => idsOf(text).length > 0).map((text) => `${text} → ${idsOf(text)}`);
  expect(missed.length / cases.length, missed.join('\n')).toBeLessThanOrEqual(0.05);
  expect(alarms.length / CALM.length, alarms.join('\n')).toBeLessThanOrEqual(0.05);
});

test('every line has a first step, and its hotline with a number', () => {
  const lines = triage(library.triage, 'My husband hit me and threatened to kill me. I have court tomorrow.');
  expect(lines.map((line) => line.id)).toEqual(['violence-at-home', 'threat', 'court-within-days']);
  expect(lines[0]?.hotline).toEqual({ label: expect.any(String), phone: '1-800-799-7233', url: expect.any(String) });
});

test('long and hostile text is read in bounded time', () => {
  const started = performance.now();
  for (const text of ['he hit '.repeat(3_000), 'a'.repeat(100_000), '!'.repeat(20_000), '\u202e\u0000 arrested'.repeat(500)]) triage(library.triage, text);
  expect(performance.now() - started).toBeLessThan(3_000);
});
