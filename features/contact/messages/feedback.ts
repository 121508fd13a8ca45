export const title = 'Report a mistake';
export const lead =
  'Tell us what is wrong and, if you know, where the right information is. Please leave out private details.';
export const about = 'About';
export const text = 'What is wrong?';
export const send = 'Send report';
export const sending = 'Sending...';
export const thanks = 'Thank you. Your report was saved for the people who maintain this page.';
export const empty = 'Please write a few words about the mistake.';
export const tooLong = 'Please keep it under 4,000 characters.';
export const unknownItem = 'Please open this form from the page with the mistake.';
export const failed =
  'Your report could not be saved. What you wrote is still here; please try again.';
export const tooMany =
  'There were many reports from your network just now. What you wrote is still here; please try again later.';
