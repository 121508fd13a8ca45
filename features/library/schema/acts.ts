// What people ask about, as who does what to whom, with the topics it belongs to; no topics where
// it happens in every field. Words such as "notice", "answer", "how long", "days" or "deposit" are
// shared by many acts, so they never tell which one is meant. Every state rule names its own acts;
// features/search/acts reads them from questions.
import type { TopicId } from './schema.ts';

export const ACT_TOPICS = {
  /** A landlord makes a tenant leave. */
  evict: ['landlord-tenant'],
  /** A tenant answers an eviction case, or comes to court for it. */
  'answer-eviction': ['landlord-tenant'],
  /** A tenant leaves. */
  'move-out': ['landlord-tenant'],
  'raise-rent': ['landlord-tenant'],
  /** How high a rent may be raised. */
  'limit-rent': ['landlord-tenant'],
  /** A tenant ends a lease before its last day. */
  'end-lease-early': ['landlord-tenant'],
  /** Who lives in a home makes somebody leave who stays there, too. */
  'remove-guest': ['landlord-tenant', 'family-law'],
  /** A landlord comes into a rented home. */
  'enter-home': ['landlord-tenant'],
  /** A landlord shuts a tenant out without a court. */
  'lock-out': ['landlord-tenant'],
  /** A landlord gives notice, without a word about what. */
  'notify-of-anything': ['landlord-tenant'],
  'repair-home': ['landlord-tenant'],
  /** A tenant does not pay until something is repaired. */
  'hold-back-rent': ['landlord-tenant'],
  /** A tenant lost in court: an appeal, a stay, more time. */
  'fight-eviction-judgment': ['landlord-tenant'],
  /** A court hides the record of an eviction case. */
  'seal-eviction': ['landlord-tenant'],
  /** A landlord asks for a deposit. */
  'charge-deposit': ['landlord-tenant'],
  /** A landlord gives a deposit back, or keeps it. */
  'return-deposit': ['landlord-tenant'],
  /** Who was paid ahead for something else gives it back, or keeps it. */
  'return-other-deposit': [],
  /** A person who is sued answers, other than in an eviction. */
  'answer-case': [],
  /** A person sues before it is too late. */
  'sue-in-time': [],
  /** A person sues in time, without a word about what. */
  'sue-over-anything': [],
  /** A person tells a city or a state of a claim. */
  'claim-on-government': [],
  'use-small-claims': [],
  /** Which court is the one for a claim. */
  'choose-court': [],
  /** How small claims court works, and up to which amount. */
  'ask-about-small-claims': [],
  /** The winner of a case collects. */
  'enforce-judgment': [],
  /** Who won in court is not paid. */
  'collect-after-winning': [],
  'garnish-pay': [],
  /** A creditor takes money or benefits for a debt. */
  'take-for-debt': ['consumer-rights', 'bankruptcy', 'courts-and-procedure', 'employment'],
  'protect-home': ['bankruptcy', 'real-estate', 'consumer-rights'],
  /** A lender takes a home. */
  foreclose: ['real-estate', 'bankruptcy', 'landlord-tenant'],
  /** Whose home was sold asks how long they may stay. */
  'stay-after-foreclosure': ['real-estate', 'landlord-tenant'],
  /** A lender takes a car. */
  'repossess-car': ['consumer-rights', 'commercial-law', 'bankruptcy'],
  /** A company cuts off power or water. */
  'shut-off-utility': ['consumer-rights', 'landlord-tenant', 'public-benefits'],
  'charge-interest': [],
  'fix-new-car': ['consumer-rights'],
  'fix-used-car': ['consumer-rights', 'commercial-law', 'contract-law'],
  /** A thief uses somebody's name. */
  'use-identity': [
    'identity-theft',
    'consumer-rights',
    'healthcare-law',
    'criminal-law',
    'tax-law',
    'public-benefits',
  ],
  /** A tree falls, or reaches over the line. */
  'fallen-tree': ['real-estate', 'personal-injury'],
  /** Where one's land ends. */
  'draw-boundary': ['real-estate'],
  /** An employer ends a job. */
  fire: ['employment', 'discrimination', 'civil-rights'],
  /** A worker ends a job. */
  'quit-job': ['employment', 'discrimination', 'civil-rights'],
  'pay-minimum-wage': ['employment'],
  /** A parent or a relative asks for leave that is paid. */
  'get-paid-leave': ['employment', 'healthcare-law', 'family-law'],
  /** An employer takes a loss out of the pay. */
  'dock-pay': ['employment'],
  /** An employer keeps the last pay until things come back. */
  'hold-last-pay': ['employment'],
  /** Who has no papers asks for pay. */
  'pay-without-papers': ['employment', 'immigration-law'],
  'give-break': ['employment'],
  'give-sick-leave': ['employment'],
  'work-for-competitor': ['employment'],
  'claim-unemployment': ['employment', 'public-benefits'],
  /** A worker asks for the benefits, not merely lives on them. */
  'get-unemployment': ['employment', 'public-benefits'],
  'claim-workers-comp': ['employment', 'personal-injury', 'healthcare-law', 'public-benefits'],
  /** Who paid benefits wants them back. */
  'repay-benefits': ['public-benefits', 'employment'],
  /** Who pays a nursing home. */
  'pay-nursing-home': ['healthcare-law', 'public-benefits', 'wills-trusts'],
  /** Before a divorce can be filed or is final. */
  'wait-for-divorce': ['family-law', 'child-support'],
  divorce: ['family-law', 'child-support'],
  'support-child': ['child-support', 'family-law'],
  /** A parent makes the other one pay. */
  'collect-support': ['child-support', 'family-law'],
  /** A parent does not get the time that an order gives. */
  'enforce-visits': ['family-law', 'child-support'],
  /** A court keeps a person away from another. */
  'protect-person': [
    'family-law',
    'criminal-law',
    'immigration-law',
    'landlord-tenant',
    'privacy-law',
  ],
  'marry-informally': ['family-law'],
  /** A parent moves away with a child. */
  'move-with-child': ['family-law', 'child-support'],
  /** A judge decides with whom a child lives. */
  'decide-custody': ['family-law', 'child-support'],
  'make-will': ['wills-trusts'],
  'make-handwritten-will': ['wills-trusts'],
  /** People receive what a dead person left. */
  inherit: ['wills-trusts'],
  /** A collector asks the family for what a dead person owed. */
  'owe-after-death': ['wills-trusts', 'consumer-rights', 'healthcare-law'],
  /** Where there is no will. */
  'inherit-without-will': ['wills-trusts'],
  /** Who pays for an injury. */
  'pay-for-injury': [],
  /** The state charges a crime before it is too late. */
  'charge-in-time': ['criminal-law', 'traffic-laws'],
  'refuse-test': ['traffic-laws', 'criminal-law'],
  /** A driver asks for a hearing on the license after an arrest for drunk driving. */
  'keep-license': ['traffic-laws', 'criminal-law'],
  'insure-car': ['traffic-laws', 'personal-injury', 'consumer-rights'],
  'clear-record': ['criminal-law'],
  /** One that is not of an ordinary misdemeanor. */
  'clear-other-record': ['criminal-law'],
  'clear-warrant': ['criminal-law', 'traffic-laws'],
  'charge-drugs': ['criminal-law', 'traffic-laws'],
  /** Who was arrested waits for a judge. */
  'see-judge': ['criminal-law'],
  'record-talk': [],
  /** Who stayed too long leaves the country and wants to come back. */
  'leave-after-overstay': ['immigration-law'],
  /** Whether the law allows it, not what a job, a visa or a judge makes of it. */
  'use-marijuana': ['criminal-law', 'immigration-law', 'employment', 'traffic-laws'],
} as const satisfies Record<string, readonly TopicId[]>;

export type Act = keyof typeof ACT_TOPICS;
export const ACTS = Object.keys(ACT_TOPICS) as [Act, ...Act[]];
