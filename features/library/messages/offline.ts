// The page that is shown without a connection.

export const title = 'You are not connected';
export const lead =
  'This page was saved on your device. When you are connected again, load the page you wanted once more.';
export const urgent = 'Urgent help: what to do first';
export const call = 'Numbers you can call';
export const callLead = 'A phone works without the internet.';
export const saved = 'Guides and topics you read before';
export const savedLead =
  'Saved copies. Each says from which day it is; the law may have changed since.';
export const none = 'None is saved on this device.';
