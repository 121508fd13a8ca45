// The addresses of the API in the order of /developers. Every one has an example that is sent by
// tests/integration/doors/openapi.test.ts.
import { z } from 'zod';
import { CheckBody, CheckedTextShape } from '#app/http/wire/citation-check.ts';
import { PaperAnswerShape } from '#app/http/wire/paper.ts';
import { ChatBody, Vote } from '#features/assistant/chat-schema.ts';
import { AnswerEventShape } from '#features/grounding/event-shape.ts';
import { PaperBody } from '#features/papers/paper-body.ts';
import {
  AnalysisBody,
  AnalysisStreamShape,
  MotionBody,
  MotionStreamShape,
} from '#features/research/work-product/event-shape.ts';
import { IssueBody, SpottedTopicsShape } from '#features/search/topics-shape.ts';
import { RuleListShape, RuleShape } from '#features/state-rules/rule-shape.ts';
import type { Address, Parameter } from './address.ts';

const SMALL = '64 kB';
const LARGE = '256 kB';
const NONE = 'none';
const answerId: Parameter = {
  name: 'answerId',
  in: 'path',
  required: true,
  description: 'The Answer-Id of the stream.',
  example: '{answerId}',
};
const answerToken: Parameter = {
  name: 'Answer-Token',
  in: 'header',
  required: true,
  description: 'The Answer-Token of the stream.',
  example: '{answerToken}',
};
const HEADERS = { 'Answer-Token': '{answerToken}' };

export const API_ADDRESSES: Address[] = [
  {
    method: 'GET',
    path: '/api/rules',
    operationId: 'listRules',
    group: 'rules',
    title: 'All rules',
    description: 'The subjects of which we have read what the states say, with their ids.',
    answer: RuleListShape,
    limits: ['pages'],
    maxBody: NONE,
    refusals: [],
    example: { path: '/api/rules' },
  },
  {
    method: 'GET',
    path: '/api/rules/{ruleId}',
    operationId: 'getRule',
    group: 'rules',
    title: 'A state’s rule',
    description:
      'What one state says on one question, with the text it comes from and the day it was read. A cell we could not read says so; it is never filled from a neighbor.',
    parameters: [
      {
        name: 'ruleId',
        in: 'path',
        required: true,
        description: 'One of the ids at /api/rules.',
        example: 'security-deposit-return',
      },
      {
        name: 'state',
        in: 'query',
        required: false,
        description: 'Two letters, as in OH or DC. Without it, all states.',
        example: 'OH',
      },
    ],
    answer: RuleShape,
    limits: ['pages'],
    maxBody: NONE,
    refusals: [404, 422],
    example: { path: '/api/rules/security-deposit-return?state=OH' },
  },
  {
    method: 'POST',
    path: '/api/citations/check',
    operationId: 'checkCitations',
    group: 'citations',
    title: 'Check the citations of a text',
    description:
      'Each citation with its place, its parts and whether it exists. not_in_index says nothing about whether it exists.',
    body: CheckBody,
    answer: CheckedTextShape,
    limits: ['writes', 'citation-checks', 'citation-seconds'],
    maxBody: '3 MB',
    refusals: [413, 422],
    example: {
      path: '/api/citations/check',
      body: { text: 'See Miranda v. Arizona, 384 U.S. 436, 444 (1966); 42 U.S.C. § 1983.' },
    },
  },
  {
    method: 'POST',
    path: '/api/paper',
    operationId: 'readPaper',
    group: 'papers',
    title: 'Read a paper that somebody got',
    description:
      'The kind of paper, its dates, periods and amounts, the deadlines that follow with their rule, and what cannot wait.',
    body: PaperBody,
    answer: PaperAnswerShape,
    limits: ['writes', 'papers', 'citation-seconds'],
    maxBody: LARGE,
    refusals: [413, 422],
    example: {
      path: '/api/paper',
      body: {
        text: 'THREE-DAY NOTICE TO PAY RENT OR QUIT. You owe rent of $900. Served on: March 4, 2026',
        state: 'WA',
      },
    },
  },
  {
    method: 'POST',
    path: '/api/issue-spot',
    operationId: 'spotIssues',
    group: 'topics',
    title: 'Which subjects a text is about',
    description: 'The legal subjects of a person’s own words, best first.',
    body: IssueBody,
    answer: SpottedTopicsShape,
    limits: ['writes', 'issue-spots', 'inference-seconds'],
    maxBody: LARGE,
    refusals: [413, 422],
    example: { path: '/api/issue-spot', body: { text: 'My landlord changed the locks' } },
  },
  {
    method: 'POST',
    path: '/api/chat',
    operationId: 'ask',
    group: 'assistant',
    title: 'Ask the assistant',
    description:
      'The answer comes while it is written, as events, each checked before it is sent. The last is ended; a stream without one was cut.',
    body: ChatBody,
    answer: AnswerEventShape,
    events: true,
    limits: ['writes', 'assistant-network', 'assistant'],
    maxBody: LARGE,
    refusals: [403, 413, 422],
    example: {
      path: '/api/chat',
      body: { question: 'Can my landlord keep my deposit?', jurisdiction: 'TX', libraryOnly: true },
    },
  },
  {
    method: 'GET',
    path: '/api/chat/{answerId}',
    operationId: 'comeBack',
    group: 'assistant',
    title: 'Come back to an answer',
    description:
      'The events of an answer that an AI provider is writing, from its beginning. 404: send the POST again.',
    parameters: [answerId, answerToken],
    answer: AnswerEventShape,
    events: true,
    limits: ['pages'],
    maxBody: NONE,
    refusals: [404],
    example: { path: '/api/chat/{answerId}', headers: HEADERS },
    exampleStatus: 404,
  },
  {
    method: 'POST',
    path: '/api/chat/{answerId}/stop',
    operationId: 'stop',
    group: 'assistant',
    title: 'Stop an answer',
    description: 'The provider is asked for no more.',
    parameters: [answerId, answerToken],
    limits: ['writes'],
    maxBody: SMALL,
    refusals: [403, 404],
    example: { path: '/api/chat/{answerId}/stop', headers: HEADERS },
    exampleStatus: 404,
  },
  {
    method: 'POST',
    path: '/api/chat/{answerId}/feedback',
    operationId: 'rate',
    group: 'assistant',
    title: 'Say whether it helped',
    description: 'The question is not kept with it. A second vote replaces the first.',
    parameters: [answerId, answerToken],
    body: Vote,
    limits: ['writes', 'assistant-feedback'],
    maxBody: SMALL,
    refusals: [403, 404, 422],
    example: { path: '/api/chat/{answerId}/feedback', headers: HEADERS, body: { vote: 'up' } },
    exampleStatus: 204,
  },
  {
    method: 'POST',
    path: '/api/analysis',
    operationId: 'analyze',
    group: 'research',
    title: 'Analyze facts',
    description: 'Claims with their elements, each with its law, as events.',
    body: AnalysisBody,
    answer: AnalysisStreamShape,
    events: true,
    limits: ['writes', 'analyses', 'research-writing'],
    maxBody: LARGE,
    refusals: [401, 402, 403, 404, 413, 422],
    needsAccount: true,
    example: {
      path: '/api/analysis',
      body: { facts: 'My landlord kept my deposit of $1,800 when I moved out in March.' },
    },
    exampleStatus: 401,
  },
  {
    method: 'POST',
    path: '/api/motion',
    operationId: 'draftMotion',
    group: 'research',
    title: 'Draft a motion',
    description: 'A motion section by section, as events.',
    body: MotionBody,
    answer: MotionStreamShape,
    events: true,
    limits: ['writes', 'motions', 'research-writing'],
    maxBody: LARGE,
    refusals: [401, 402, 403, 404, 413, 422],
    needsAccount: true,
    example: {
      path: '/api/motion',
      body: { details: 'The complaint states no claim and must be dismissed.' },
    },
    exampleStatus: 401,
  },
  {
    method: 'GET',
    path: '/api/openapi.json',
    operationId: 'describe',
    group: 'document',
    title: 'All of this as OpenAPI 3.1',
    description: 'Made from the shapes that the answers are checked against.',
    answer: z.looseObject({ openapi: z.string() }),
    limits: ['pages'],
    maxBody: NONE,
    refusals: [],
    example: { path: '/api/openapi.json' },
  },
];
