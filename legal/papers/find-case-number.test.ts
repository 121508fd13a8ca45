// Numbers as courts, agencies, lenders and collectors write them: with a label, below it, in a
// table, as a scanner reads them, and none at all.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parseModelFile, readLinearModel } from '#lib/model-file.ts';
import { NO_MODEL } from '#lib/softmax-regression.ts';
import { findCaseNumber } from './find-case-number.ts';

const model = readLinearModel(
  parseModelFile(readFileSync(join(import.meta.dirname, '../../models/paper-numbers.safetensors'))),
);

test.each([
  [
    'SUPERIOR COURT\nCASE NUMBER:\n30-2026-01398877-CL-UD-CJC\nSUMMONS',
    '30-2026-01398877-CL-UD-CJC',
  ],
  ['Civil Court of the City of New York\nIndex No. LT-301234-26/KI\n', 'LT-301234-26/KI'],
  ['Cause No. 2026-CCV-61234-3', '2026-CCV-61234-3'],
  ['Docket No.: HHD-CV26-6123456-S', 'HHD-CV26-6123456-S'],
  ['SUPERIOR COURT OF WASHINGTON\nNo. 26-2-01234-5 SEA\nSUMMONS', '26-2-01234-5 SEA'],
  ['Civil Action No. 1:26-cv-00123-ABC-DEF', '1:26-cv-00123-ABC-DEF'],
  [
    'STATE OF NORTH CAROLINA  In the General Court of Justice\nFile No. 26 CVM 001234',
    '26 CVM 001234',
  ],
  ['HOUSING COURT\nDocket Number 26H84SP001234', '26H84SP001234'],
  ['Magisterial District Court\nDocket No: MJ-05203-LT-0000123-2026', 'MJ-05203-LT-0000123-2026'],
  ['Case Number: 2026-SC-001234-O  Division 73', '2026-SC-001234-O'],
  ['Docket # ESX-L-001234-26', 'ESX-L-001234-26'],
  ['EEOC Charge No. 520-2026-01234', '520-2026-01234'],
  ['EEOC No.: 520-2026-01234   EEOC Representative', '520-2026-01234'],
  ['File No: A212 345 678', 'A212 345 678'],
  ['Receipt # MSC2690123456', 'MSC2690123456'],
  ['Juror ID: 012345678   Group Number 105', '012345678'],
  ['CITATION # 4A12345', '4A12345'],
  ['Summons No. ABC 123456 7', 'ABC 123456 7'],
  ['Loan No.: 0098765432', '0098765432'],
  ['Our File No.: 26-12345', '26-12345'],
  ['Re: Midland v. Doe\nOur File: 26-12345', '26-12345'],
  ['IN THE CIRCUIT COURT\nESTATE NO. W123456', 'W123456'],
  ['Case 2:26-cv-01234-JAM Document 1', '2:26-cv-01234-JAM'],
  ['Case No.\n\n2026-LM-000456', '2026-LM-000456'],
  ['Case No.: ________\nCitation No. E0449187-3', 'E0449187-3'],
  ['| Case number | 26SC04417 |', '26SC04417'],
  ['Case number | Hearing date\n26SC04417 | 3/4/2026', '26SC04417'],
  ['CASE NO.    DATE FILED\n26-CI-00412   03/04/2026', '26-CI-00412'],
  ['Court File No. 27-CV-HC-26-1234', '27-CV-HC-26-1234'],
  ['C.A. No. 2026-CP-40-01234', '2026-CP-40-01234'],
  ['Case ID: 8:26-1234567', '8:26-1234567'],
  ['Appeal No. 26-UI-123456', '26-UI-123456'],
  ['Beneficiary Notice Control Number: 26S1234H56789', '26S1234H56789'],
  ['Control number: 12 345 678', '12 345 678'],
  ['Account ending in 4417. Reference Number 778-1234', '778-1234'],
  ['Claim #: 0455-88-2231 Policy 33221', '0455-88-2231'],
  ['Ticket/Citation: TR-26-00981', 'TR-26-00981'],
  ['Case Nurnber: 26-CV-O1234', '26-CV-O1234'],
  ['Officer: Diaz Badge #4471\nSpeed 61 in 45', ''],
  ['Call us at (555) 201-3344 by March 3, 2026. Unit 4B.', ''],
  ['Notice Number: 2026-0091', '2026-0091'],
  ['Complaint/Summons No. C-118822', 'C-118822'],
  ['Docket: 26-LT-0091', '26-LT-0091'],
  ['In re Marriage of A and B, 26DR1188', '26DR1188'],
  ['DISTRICT COURT\nCase Number 26 C 1187', '26 C 1187'],
  ['Member ID: XGH8821199\nClaim Number: 20260311-00987', '20260311-00987'],
  ['CASE NO: 26-000417-GC-1', '26-000417-GC-1'],
  ['CASE NO. 3AN-26-01234 CI', '3AN-26-01234 CI'],
  ['Case #1B2C3-4', '1B2C3-4'],
  ['Case number is 55-1188', '55-1188'],
  ['Plaintiff   )   No.  2O25  CH  O7718\n v.', '2O25  CH  O7718'],
  ['Fi1e  No :   A O98  447  2l6\n Respondent', 'A O98  447  2l6'],
  ['Internal Revenue Service\nNotice      CP14\nTax year    2024', 'CP14'],
  ['Internal Revenue Service\nTax form: 1040\nLetter: 3219\n', '3219'],
  ['UNIFORM TRAFFIC CITATION            AJ4K7QE\nCOUNTY OF: CITRUS', 'AJ4K7QE'],
  ['UNIFORM CITATION          #  ISP0288143\nIN THE DISTRICT COURT', 'ISP0288143'],
  [
    'Form C-21 (front)     Case Number\n                 O2-DV-2O23-9O1877.OO\n',
    'O2-DV-2O23-9O1877.OO',
  ],
  ['RECElPT NUMBER      CASE TYPE   l13O\n LlN249O5518O2       lmmediate', 'LlN249O5518O2'],
  ['DISTRICT COURT\nIV-D  No.  0007119384      file no  23 CVD 688\n', '23 CVD 688'],
  ['Offer code: FP-NV-88Q17', 'FP-NV-88Q17'],
  ['Via Certified Mail No. 7022 1670 0001 4471 8825', ''],
  ['TPR. M. ESCARRA  ID 3388  TROOP C', ''],
  ['deposit on file 900.00', ''],
  ['(File No. of attorney: RVA-55120)', 'RVA-55120'],
  ['Property Index Number (PIN): 16-22-411-038-0000', '16-22-411-038-0000'],
  ['PARTIClPANT  N0 .   lO0447l83\n YUP ANlK', 'lO0447l83'],
  ['the roof portion of your claim.\n\n   Claim: HO-25-KS-338104', 'HO-25-KS-338104'],
  ['The Family Court\nFile No. CK22-01884      IV-D case 1180044', 'CK22-01884'],
  ['1ST CITY COURT    sec. B\n2026-01877\nCRESCENT PROP MGMT', '2026-01877'],
  ['19TH JUDICIAL DISTRICT COURT\nSUBPOENA        NUMBER C-741882  SECTION "24"', 'C-741882'],
  [
    'Internal Revenue Service\nPerson to contact: employee ID 1000339912\n\nLetter 531-T\n',
    '531-T',
  ],
  ['Use packet number SU-58210 on all payments.', 'SU-58210'],
  ['CIRCUIT COURT OF MARION COUNTY\n49D01-2602-SC-000118\nPlaintiff', '49D01-2602-SC-000118'],
  ['Call the hotline at 1-866-LEGLAID. Case: CALL 1-800-898-7180', ''],
])('%j: %s', (text, number) => {
  const found = findCaseNumber(model, { text, kind: 'none' });
  expect(found?.text ?? '').toBe(number);
  if (found) expect(text.slice(found.start, found.end)).toBe(number);
});

test.each([
  [
    'foreclosure-notice',
    'T.S. No. CA-26-123456-AB   Parcel 123-045-67\nNOTICE OF TRUSTEE’S SALE',
    'CA-26-123456-AB',
  ],
  [
    'irs-notice',
    'Internal Revenue Service\nNotice\tCP2000\nTax year\t2025\nAUR control number\t50123-4567',
    '50123-4567',
  ],
  [
    'irs-notice',
    'Internal Revenue Service\nNotice CP504\nSocial Security number XXX-XX-4418\nContact: Ms. Dow, ID 1000338',
    'CP504',
  ],
  [
    'immigration-notice-to-appear',
    'IMMIGRATION COURT\nFILE: A240-118-553     Receipt ZCH2300118844',
    'A240-118-553',
  ],
  [
    'insurance-denial',
    'Claim number: AU-5510-3384\nThis letter is sent under WAC 284-30-395.',
    'AU-5510-3384',
  ],
  ['foreclosure-notice', 'Foreclosure by advertisement under 1961 PA 236, section 3204.', ''],
  ['eviction-notice-other', 'You must move out under ORS 90.392 by May 1, 2026.', ''],
])('a paper of the kind %s: %j', (kind, text, number) => {
  expect(findCaseNumber(model, { text, kind })?.text ?? '').toBe(number);
});

test('without a model the label that counts most decides', () => {
  const text = 'DISTRICT COURT\nAccount No. 4471-88\nCase No. 26 CV 001234\n';
  expect(findCaseNumber(NO_MODEL, { text, kind: 'none' })).toEqual({
    start: 44,
    end: 56,
    text: '26 CV 001234',
  });
  expect(findCaseNumber(NO_MODEL, { text: 'Call (555) 201-3344.', kind: 'none' })).toBeNull();
});
