/** One visa the demo agency applies for; fees are whole pounds per traveller. */
export interface VisaTypeContent {
  readonly slug: string;
  readonly name: string;
  readonly countries: readonly string[];
  readonly flag: string;
  readonly description: string;
  readonly eligibilityCriteria: string;
  readonly processingTime: string;
  readonly validity: string;
  readonly serviceFeePounds: number;
  readonly governmentFeePounds: number;
  readonly popular: boolean;
  readonly features: readonly string[];
  readonly requiredDocuments: readonly string[];
}

export const visaTypes: readonly VisaTypeContent[] = [
  {
    slug: 'schengen-short-stay',
    name: 'Schengen Short-Stay Visa (Type C)',
    countries: [
      'Austria',
      'Belgium',
      'Bulgaria',
      'Croatia',
      'Czechia',
      'Denmark',
      'Estonia',
      'Finland',
      'France',
      'Germany',
      'Greece',
      'Hungary',
      'Iceland',
      'Italy',
      'Latvia',
      'Liechtenstein',
      'Lithuania',
      'Luxembourg',
      'Malta',
      'Netherlands',
      'Norway',
      'Poland',
      'Portugal',
      'Romania',
      'Slovakia',
      'Slovenia',
      'Spain',
      'Sweden',
      'Switzerland',
    ],
    flag: '🇪🇺',
    description:
      'One visa for 29 countries, for travellers who live in the UK without a British or EU passport. You apply to the country where you spend the most nights. We choose the right consulate, find the appointment and check every page before you go.',
    eligibilityCriteria:
      'You live legally in the UK and your permission to stay runs at least three months beyond your return. Your passport was issued in the last ten years, is valid for three months after you leave and has two blank pages. British, Irish and EU passport holders do not need this visa.',
    processingTime: '15-20 working days',
    validity: 'Up to 90 days in any 180 days',
    serviceFeePounds: 85,
    governmentFeePounds: 78,
    popular: true,
    features: [
      'Appointment booked at the right visa centre',
      'Every document checked by a person before you go',
      'Cover letter and day-by-day plan written for you',
      'Single or multiple entry requested to fit your travel',
      'Passport tracking until it is back with you',
    ],
    requiredDocuments: [
      'Passport and copies of all used pages',
      'UK residence permit or eVisa share code',
      'Two recent photos of 35 by 45 mm',
      'Bank statements for the last three months',
      'Letter from employer or university',
      'Travel insurance with Schengen medical cover',
      'Flight and hotel reservations',
    ],
  },
  {
    slug: 'india-e-tourist',
    name: 'India e-Tourist Visa (one year)',
    countries: ['India'],
    flag: '🇮🇳',
    description:
      'An electronic visa for holidays, family visits and yoga courses, with as many entries as you like in a year. The form is long and refuses photos for small reasons. We fill it in from your answers and send it once, correctly.',
    eligibilityCriteria:
      'British and most other passports qualify. The passport must be valid for six months from arrival with two blank pages. Travellers with a Pakistani passport or Pakistani parents or grandparents apply for a regular visa on paper instead: ask us first.',
    processingTime: '3-5 working days',
    validity: 'One year, multiple entries, up to 180 days a stay for British passports',
    serviceFeePounds: 39,
    governmentFeePounds: 32,
    popular: true,
    features: [
      'Whole form completed for you',
      'Photo and passport scan cut to the exact size',
      'Multiple entries for a full year',
      'Sent within one working day',
      'Printed copy to show at check-in',
    ],
    requiredDocuments: [
      'Passport photo page as a colour scan',
      'Square photo on a white background',
      'Address of your first night in India',
      'Names and birthplaces of both parents',
      'List of countries visited in ten years',
    ],
  },
  {
    slug: 'china-tourist-l',
    name: 'China Tourist Visa (L)',
    countries: ['China'],
    flag: '🇨🇳',
    description:
      'For holidays in mainland China that last longer than a visa-free stay, or for passports that have none. You complete a long online form and take your passport to the visa centre in London, Manchester, Edinburgh or Belfast. We prepare the form and book the visit.',
    eligibilityCriteria:
      'You live in the UK or hold a British passport valid for six months with two blank pages. Rules on visa-free stays change often, so we check whether you need a visa at all before we charge you. People born in China or Hong Kong bring extra papers.',
    processingTime: '6-10 working days',
    validity: 'Two years, multiple entries, usually up to 90 days a stay',
    serviceFeePounds: 75,
    governmentFeePounds: 130,
    popular: false,
    features: [
      'Check whether you need a visa before you pay',
      'Online form completed with you by phone',
      'Appointment at the visa centre nearest to you',
      'Itinerary letter in the format they accept',
      'Passport returned by tracked post',
    ],
    requiredDocuments: [
      'Passport and a copy of the photo page',
      'Recent photo of 33 by 48 mm',
      'Proof of address in the UK',
      'Earlier Chinese visas if you have any',
      'Return flight reservation',
      'Hotel bookings or an invitation letter',
    ],
  },
  {
    slug: 'vietnam-e-visa',
    name: 'Vietnam e-Visa (90 days)',
    countries: ['Vietnam'],
    flag: '🇻🇳',
    description:
      'British passport holders can stay in Vietnam for 45 days without a visa. For a longer stay, or for other passports, this e-visa gives 90 days. The official site is free of tricks but not of time-outs, and one wrong letter means a new fee.',
    eligibilityCriteria:
      'Any passport valid for six months from arrival. You must name the airport, port or land border where you enter, and the date. The single-entry fee is shown here; multiple entry costs about £20 more in government fees.',
    processingTime: '3-5 working days',
    validity: '90 days, single entry',
    serviceFeePounds: 35,
    governmentFeePounds: 20,
    popular: false,
    features: [
      'Checked letter by letter against your passport',
      'Entry point chosen with your route in mind',
      'Reminder before your 90 days end',
      'Help with a multiple-entry visa on request',
    ],
    requiredDocuments: [
      'Passport photo page as a colour scan',
      'Portrait photo without glasses',
      'Date and place of entry',
      'Address of your first night in Vietnam',
    ],
  },
  {
    slug: 'kenya-eta',
    name: 'Kenya Electronic Travel Authorisation',
    countries: ['Kenya'],
    flag: '🇰🇪',
    description:
      'Almost every visitor to Kenya needs this authorisation before boarding, children included. It is quick when the papers are right. We apply for the whole family together, so that the approvals arrive on the same day.',
    eligibilityCriteria:
      'All passports except those of most African countries. The passport must be valid for six months from arrival with one blank page. Apply no earlier than three months before travel and no later than a week before.',
    processingTime: '3-5 working days',
    validity: '90 days from approval, single entry',
    serviceFeePounds: 29,
    governmentFeePounds: 26,
    popular: false,
    features: [
      'One application for the whole family',
      'Hotel and flight papers taken from your booking',
      'Sent at the right moment before travel',
      'Copy saved with your travel documents',
    ],
    requiredDocuments: [
      'Passport photo page as a colour scan',
      'Recent selfie or passport photo',
      'Return flight details',
      'Hotel or safari booking',
      'Parental consent letter for a child with one parent',
    ],
  },
  {
    slug: 'egypt-e-visa',
    name: 'Egypt e-Visa',
    countries: ['Egypt'],
    flag: '🇪🇬',
    description:
      'A 30-day visa for Cairo, the Nile and the whole of Sinai. You can also buy one at the airport, in cash and after a queue. Having it beforehand saves about an hour when a full flight lands at midnight.',
    eligibilityCriteria:
      'British and about seventy other passports, valid for eight months on the day you apply. Travellers who stay only in the south Sinai resorts for up to 15 days can enter with a free stamp and do not need this visa.',
    processingTime: '5-7 working days',
    validity: "90 days from issue, single entry, 30 days' stay",
    serviceFeePounds: 29,
    governmentFeePounds: 24,
    popular: false,
    features: [
      'No cash and no queue on arrival',
      'Scans checked for glare and cropped edges',
      'Group applications sent together',
      'Reply within one working day if something is missing',
    ],
    requiredDocuments: [
      'Passport photo page as a colour scan',
      "Hotel booking or host's address",
      'Flight details',
      'Nile cruise confirmation if you have one',
    ],
  },
  {
    slug: 'australia-evisitor',
    name: 'Australia eVisitor (subclass 651)',
    countries: ['Australia'],
    flag: '🇦🇺',
    description:
      'British and European passport holders can visit Australia for up to three months at a time, and the government charges nothing for it. You can apply alone. Our fee is for people who would rather have it done, or who must declare something.',
    eligibilityCriteria:
      'A British or European passport, applied for from outside Australia. You must be in good health and declare any conviction, however old. For other passports we advise on the visitor visa (subclass 600), which has its own fee.',
    processingTime: '1-3 working days',
    validity: 'One year, multiple entries, up to three months a stay',
    serviceFeePounds: 25,
    governmentFeePounds: 0,
    popular: false,
    features: [
      'No government fee',
      'Advice before you declare a health or legal matter',
      'Multiple entries for a year',
      'Side visits to New Zealand explained',
    ],
    requiredDocuments: [
      'Passport photo page as a colour scan',
      'E-mail address and UK home address',
      'Details of any conviction',
      'Work details if you will attend a conference',
    ],
  },
  {
    slug: 'us-visitor-b1-b2',
    name: 'United States Visitor Visa (B1/B2)',
    countries: ['United States'],
    flag: '🇺🇸',
    description:
      'For travellers who cannot use an ESTA: those without a British, Irish or EU passport, or whose ESTA was refused. Every adult has an interview at the embassy in London or the consulate in Belfast. We complete the form with you and practise the questions.',
    eligibilityCriteria:
      'You must show that you will leave again: work, study, family or property in the UK. If you hold a British passport and want to stay less than 90 days, you most likely need only an ESTA, so ask us before you apply. The embassy does not return its fee after a refusal.',
    processingTime: '30-60 working days, most of it waiting for the interview',
    validity: 'Up to ten years, multiple entries, usually six months a stay',
    serviceFeePounds: 120,
    governmentFeePounds: 145,
    popular: false,
    features: [
      'Advice on ESTA or visa before you pay',
      'DS-160 form completed with you',
      'Interview date watched for earlier places',
      'Forty-minute practice interview',
      'Folder of papers in the order they ask',
    ],
    requiredDocuments: [
      'Passport valid for six months beyond your stay',
      'Photo of 51 by 51 mm',
      'DS-160 confirmation page',
      'UK residence permit or eVisa share code',
      'Bank statements for the last three months',
      'Letter from employer or university',
      'Earlier US visas or refusals',
    ],
  },
];
