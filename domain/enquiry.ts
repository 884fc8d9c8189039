export const enquiryKinds = ['contact', 'callback', 'consultation', 'custom_package'] as const;
export type EnquiryKind = (typeof enquiryKinds)[number];
