import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { connectionOf } from '@server/graphql/connection.type';
import { DateTimeScalar } from '@server/graphql/scalars';

export enum ComplaintStatusEnum {
  OPEN = 'OPEN',
  PENDING = 'PENDING',
  IN_PROGRESS = 'IN_PROGRESS',
  RESOLVED = 'RESOLVED',
}
registerEnumType(ComplaintStatusEnum, {
  name: 'ComplaintStatus',
  description: 'Where a complaint stands.',
  valuesConfig: {
    OPEN: { description: 'New, or opened again.' },
    PENDING: { description: 'Waits for somebody outside the agency.' },
    IN_PROGRESS: { description: 'The agency is at work on it.' },
    RESOLVED: { description: 'Settled; the client may open it again within 30 days.' },
  },
});

export enum ComplaintCategoryEnum {
  GENERAL = 'GENERAL',
  BOOKING = 'BOOKING',
  PAYMENT = 'PAYMENT',
  SERVICE = 'SERVICE',
  TECHNICAL = 'TECHNICAL',
}
registerEnumType(ComplaintCategoryEnum, {
  name: 'ComplaintCategory',
  description: 'What a complaint is about.',
  valuesConfig: {
    GENERAL: { description: 'Anything else.' },
    BOOKING: { description: 'A booking.' },
    PAYMENT: { description: 'A payment or refund.' },
    SERVICE: { description: 'What happened on the way, or in talking to the agency.' },
    TECHNICAL: { description: 'The website.' },
  },
});

export enum ComplaintPriorityEnum {
  LOW = 'LOW',
  NORMAL = 'NORMAL',
  HIGH = 'HIGH',
  URGENT = 'URGENT',
}
registerEnumType(ComplaintPriorityEnum, {
  name: 'ComplaintPriority',
  description: 'How much a complaint presses.',
  valuesConfig: {
    LOW: { description: 'When there is time.' },
    NORMAL: { description: 'In its turn.' },
    HIGH: { description: 'Before others.' },
    URGENT: { description: 'At once.' },
  },
});

@ObjectType('ComplaintMessage', { description: 'One message of the thread below a complaint.' })
export class ComplaintMessageType {
  @Field(() => ID, { description: 'Stable, never reused.' })
  id: number;

  @Field(() => Boolean, { description: 'True when the client wrote it, false for the agency.' })
  isFromClient: boolean;

  @Field(() => Boolean, { description: 'True when it resolved the complaint.' })
  isResolution: boolean;

  @Field(() => String, { description: 'Plain text.' })
  body: string;

  @Field(() => DateTimeScalar, { description: 'When it was written.' })
  at: Date;
}

@ObjectType('ComplaintStatusChange', { description: 'One step of a complaint.' })
export class ComplaintStatusChangeType {
  @Field(() => ID, { description: 'Stable, never reused.' })
  id: number;

  @Field(() => ComplaintStatusEnum, {
    nullable: true,
    description: 'The state before; null where the history begins.',
  })
  from: ComplaintStatusEnum | null;

  @Field(() => ComplaintStatusEnum, { description: 'The state since then.' })
  to: ComplaintStatusEnum;

  @Field(() => DateTimeScalar, { description: 'When it happened.' })
  at: Date;
}

@ObjectType('Complaint', { description: 'A complaint, as the client who made it sees it.' })
export class ComplaintType {
  @Field(() => ID, { description: 'Stable, never reused.' })
  id: number;

  @Field(() => String, { description: '`CMP-` and the id, padded to six digits.' })
  reference: string;

  @Field(() => ComplaintStatusEnum, { description: 'Where it stands.' })
  status: ComplaintStatusEnum;

  @Field(() => String, { description: 'Name of the client when it was made.' })
  customerName: string;

  @Field(() => String, { description: 'Where answers go.' })
  customerEmail: string;

  @Field(() => String, { description: 'It in a few words.' })
  subject: string;

  @Field(() => String, { description: 'Plain text.' })
  description: string;

  @Field(() => ComplaintCategoryEnum, { description: 'What it is about.' })
  category: ComplaintCategoryEnum;

  @Field(() => ComplaintPriorityEnum, { description: 'How much it presses.' })
  priority: ComplaintPriorityEnum;

  @Field(() => String, { nullable: true, description: 'The booking that it is about, if any.' })
  bookingReference: string | null;

  @Field(() => String, { nullable: true, description: "The agency's last word, while it is resolved." })
  resolution: string | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'Since when it is resolved.' })
  resolvedAt: Date | null;

  @Field(() => Int, { nullable: true, description: 'What the client made of the resolution, 1 to 5.' })
  rating: number | null;

  @Field(() => String, { nullable: true, description: 'The same in words.' })
  feedback: string | null;

  @Field(() => DateTimeScalar, { description: 'When it was made.' })
  createdAt: Date;

  @Field(() => DateTimeScalar, { description: 'When it last changed.' })
  updatedAt: Date;
}

export const ComplaintConnection = connectionOf(ComplaintType, 'Complaint');
