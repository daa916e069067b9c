"""What is known of kinds of document before any example: the prior means of the weights.

A weight is in nats of log-odds. Training moves them where examples speak; a label without examples keeps these.
"""

# For every label alike: how much its words count.
WORDS = {
    'title': 3.5,
    'titles': 0.8,
    'fields': 1.2,
    'fieldShare': 4.0,
    'fieldDensity': 2.0,
    'hints': 0.5,
}

CARD = {'cardFormat': 1.5, 'fewLines': 0.5, 'manyAmounts': -2, 'prose': -1, 'pages': -2, 'colour': 1}

# By label: structure, marks and look.
DOCUMENT = {
    'bank_statement': {'minimumPayment': -2, 'datedAmounts': 3, 'manyAmounts': 1.5, 'iban': 0.5, 'ifsc': 0.5, 'prose': -1, 'clockTimes': -0.5, 'tallText': -0.5},
    'card_statement': {'minimumPayment': 3, 'datedAmounts': 2, 'manyAmounts': 1, 'cardNumber': 1, 'prose': -0.5},
    'bank_passbook': {'ifsc': 1, 'datedAmounts': 1, 'fewLines': 0.5},
    'cheque': {'ifsc': 1, 'fewLines': 1, 'landscape': 1.5, 'manyAmounts': -1, 'colons': -0.5},
    'invoice': {'metered': -1, 'itemRows': 2, 'totals': 2, 'amounts': 1, 'gstin': 1, 'iban': 1, 'tallText': -1, 'clockTimes': -0.5},
    'receipt': {'tallText': 2.5, 'clockTimes': 1, 'totals': 1.5, 'amounts': 1.5, 'textLayer': -0.5, 'unsure': 0.5},
    'payslip': {'amounts': 1, 'manyAmounts': 1, 'panNumber': 0.5, 'tallText': -0.5},
    'tax_form': {'panNumber': 0.5, 'numbered': 0.5, 'manyLines': 0.5},
    'utility_bill': {'metered': 2.5, 'amounts': 0.5, 'totals': 0.5, 'datedAmounts': -0.5},
    'pan_card': {**CARD, 'panNumber': 3, 'aadhaarNumber': -1},
    'aadhaar_card': {**CARD, 'aadhaarNumber': 4, 'qrCode': 0.5},
    'passport': {**CARD, 'mrzPassport': 8, 'zoneP': 4, 'mrzVisa': -3, 'mrzOwnCard': -2, 'mrzForeignCard': -2},
    'visa': {**CARD, 'mrzVisa': 8, 'zoneV': 4, 'mrzPassport': -3},
    'residence_permit': {**CARD, 'mrzForeignCard': 5, 'mrzOwnCard': 1, 'zoneCard': 2, 'mrzPassport': -3},
    'driving_licence': {**CARD, 'indianLicence': 2.5, 'driverBarcode': 6, 'mrzPassport': -3},
    'voter_id': {**CARD, 'epicNumber': 2},
    'identity_card': {**CARD, 'mrzOwnCard': 5, 'mrzForeignCard': 1, 'zoneCard': 2.5, 'mrzPassport': -3},
    'health_card': {**CARD},
    'payment_card': {**CARD, 'cardNumber': 4, 'fewLines': 2},
    'business_card': {**CARD, 'contact': 2.5, 'email': 1.5, 'fewLines': 1, 'prose': -2, 'continued': -2},
    'vehicle_registration': {'vin': 2},
    'insurance_policy': {},
    'resume': {'yearRanges': 2, 'email': 0.7, 'bullets': 1, 'manyAmounts': -2},
    'letter': {'salutation': 2, 'closing': 2, 'prose': 0.5, 'continued': 0.5, 'manyAmounts': -1, 'pages': -1, 'itemRows': -1},
    'form': {'colons': 1.5, 'blanks': 2, 'manyAmounts': -1, 'unsure': 0.5},
    'certificate': {'largePrint': 1, 'manyAmounts': -2, 'fewLines': 0.3},
    'contract': {'prose': 2, 'numbered': 1.5, 'pages': 1, 'manyAmounts': -1},
    'handwritten_note': {'landscape': -1, 'named': -1.5, 'unsureProse': 5, 'fewLines': 1, 'capitals': -2, 'amounts': -1, 'colons': -1, 'textLayer': -4},
    'news_article': {'columns': 3, 'prose': 2, 'largePrint': 1, 'colons': -1, 'amounts': -1},
    'scientific_paper': {'references': 3, 'columns': 2, 'prose': 2, 'numbered': 0.5, 'pages': 1, 'amounts': -1},
    'presentation': {'landscape': 2.5, 'bullets': 2, 'largePrint': 1, 'pages': 1.5, 'cardFormat': -2, 'manyAmounts': -1},
    'photograph': {'named': -1, 'noText': 5, 'shades': 3, 'colour': 2, 'paper': -3, 'textLayer': -3, 'manyLines': -2},
    'other': {'named': -0.7, 'noText': 1, 'paper': 1, 'colons': -1, 'blanks': -1, 'salutation': -1, 'closing': -1, 'contact': -1},
}

# Before any evidence: kinds that are sent often, and those that are seldom or that nothing marks.
BIAS = {'other': 2.5, 'photograph': 0.0, 'handwritten_note': -1.0, 'payment_card': -0.5, 'presentation': -1.0, 'bank_passbook': -0.5, 'news_article': -0.5}
