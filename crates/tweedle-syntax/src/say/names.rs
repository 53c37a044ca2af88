//! Sentences about names.

use super::sentences;

sentences! {
    UndefinedName: {
        nothing_named(why) "{why}";
        undefined_variable(name) "That variable is not defined: `{name}`";
        variable_without_value(name) "The variable `{name}` has no value yet.";
    }
    UndefinedClass: {
        no_class(name) "There is no class `{name}` here.";
        unknown_class(name) "Unknown class in parameter declaration: `{name}`";
        unknown_parent(name) "Unknown class in extends clause: `{name}`";
    }
    NotInPackage: {
        not_in_package(name, kind, class) "There is no `{name}` in the {kind} `{class}`.";
    }
    NoSuchMember: {
        method_with_parameters(name) "`{name}` is a method with parameters."
            help "Call it: `.{name}(...)`.";
        method_without_brackets(name) "`{name}` is a method that is called with brackets."
            help "Call it: `.{name}()`.";
        no_member(member, class) "Not a method or member variable: `{member}` (in object of class `{class}`)";
        no_member_anywhere(member) "Nothing that is known here has a member `{member}`.";
        no_method(name, class) "Not a method or member variable: `{name}` (in object of class `{class}`)";
    }
    DuplicateName: {
        duplicate_method(signature) "Method `{signature}` is declared twice";
        duplicate_symbol(symbol, name) "Duplicate symbol `{symbol}` in class `{name}`";
        duplicate_variable(name) "Duplicate var: `{name}`";
    }
    TakenName: {
        class_is_there(name) "There is a class `{name}` already."
            help "Take another name.";
        taken_name(why) "{why}";
        variable_is_there(name) "There is a variable `{name}` already."
            help "Take another name.";
    }
    NotSupported: {
        member_not_supported(name, class)
            "Not a method or member variable: `{name}` (in object of class `{class}`)";
        method_not_there_yet(class, method) "The method `{class}.{method}` is not there yet.";
        not_supported_yet(name) "`{name}` is not supported yet.";
        property_not_there_yet(class, property) "The property `{class}.{property}` is not there yet.";
    }
}
