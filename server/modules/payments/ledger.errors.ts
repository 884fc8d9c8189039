import { ConflictError, InvalidInputError } from '@domain/app-error';

export class BookingNotPricedError extends ConflictError {
  constructor() {
    super('This booking has no price yet, so nothing can be paid for it');
  }
}

export class WrongCurrencyError extends InvalidInputError {
  constructor(wanted: string) {
    super({ amount: `This booking is priced in ${wanted}` });
  }
}

export class RefundAbovePaidError extends ConflictError {
  constructor() {
    super('A refund cannot be more than what was paid');
  }
}
