// Messages for refused actions.

export const advanced = 'Please upgrade to access advanced research features';
export const strategy = 'Strategy analysis requires a premium subscription';
export const motion = 'Motion generation requires a premium subscription';
export const documents = 'Editable documents and saved drafts require a premium subscription';
export const memo = 'The both-sides memo requires an ultimate subscription';
export const priority = 'Priority support comes with an ultimate subscription';
export const basic = 'Please try again';
export const signIn = 'Please sign in first. You will come back to this page.';
