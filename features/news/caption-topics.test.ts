import { expect, test } from 'vitest';
import { findCaptionTopic, isCaption } from './caption-topics.ts';

test.each([
  ['21-1234 United States v. Doe', 'criminal-law'],
  ['Case: 21-1, US v Doe', 'criminal-law'],
  ['State of Ohio v. John Roe', 'criminal-law'],
  ['United States v. Acme Chemical, Inc.', undefined],
  ['20-55 Ramos-Lopez v. Garland', 'immigration-law'],
  ['Ana Diaz v. U.S. Attorney General', 'immigration-law'],
  ['John Doe vs Loretta E. Lynch', 'immigration-law'],
  ['Doe v. Commissioner of Internal Revenue', 'tax-law'],
  ['EEOC v. Acme, Inc.', 'discrimination'],
  ['Acme LLC v. NLRB', 'employment'],
  ['Sierra Club v. Acme', 'environmental-law'],
  ['Acme Corp. v. Vidal', 'intellectual-property'],
  ['Doe v. Kijakazi', 'none'],
  ['Doe v. Acme Mutual Insurance Co.', 'contract-law'],
  ['Doe v. City of Springfield', 'civil-rights'],
  ['Doe v. Warden', 'criminal-law'],
  ['Acme, Inc. v. Beta LLC', 'commercial-law'],
  ['Doe v. Roe', undefined],
])('%s: %s', (title, topic) => expect(findCaptionTopic(title)).toBe(topic));

test('a sentence is not a caption', () => {
  expect(isCaption('Supreme Court decides a case about wages')).toBe(false);
  expect(isCaption('Apple vs. Google vs. Microsoft vs. the law')).toBe(false);
});
