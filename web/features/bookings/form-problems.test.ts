import { formProblems } from './form-problems';

describe('formProblems', () => {
  it('lists every message with its path, in the order of the form', () => {
    const errors = {
      budget: { type: 'custom', message: 'Enter the budget as a number, such as 2500' },
      travellers: [undefined, { firstName: { type: 'custom', message: 'First name is required' } }],
      email: { type: 'custom', message: 'Email is invalid', ref: { message: 'not a message' } },
    };
    expect(formProblems(errors as never, ['email', 'travellers', 'budget'])).toEqual([
      { path: 'email', message: 'Email is invalid' },
      { path: 'travellers.1.firstName', message: 'First name is required' },
      { path: 'budget', message: 'Enter the budget as a number, such as 2500' },
    ]);
  });

  it('is empty for a form without faults', () => {
    expect(formProblems({}, [])).toEqual([]);
  });
});
