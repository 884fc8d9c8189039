import { registerEnumType } from 'type-graphql';

export enum BookingStatusEnum {
  PENDING = 'PENDING',
  PROCESSING = 'PROCESSING',
  CONFIRMED = 'CONFIRMED',
  COMPLETED = 'COMPLETED',
  CANCELLED = 'CANCELLED',
}
registerEnumType(BookingStatusEnum, {
  name: 'BookingStatus',
  description: 'Where a booking stands.',
  valuesConfig: {
    PENDING: { description: 'Received; nobody has looked at it yet.' },
    PROCESSING: { description: 'Being worked on by the agency.' },
    CONFIRMED: { description: 'The holiday will take place.' },
    COMPLETED: { description: 'The travellers are back.' },
    CANCELLED: { description: 'It will not take place.' },
  },
});

export enum BookingKindEnum {
  REQUEST = 'REQUEST',
  DEPARTURE = 'DEPARTURE',
}
registerEnumType(BookingKindEnum, {
  name: 'BookingKind',
  description: 'What was asked for.',
  valuesConfig: {
    REQUEST: { description: 'A wish that the agency answers with a quote.' },
    DEPARTURE: { description: 'Places on a dated departure, at its price.' },
  },
});
